import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Classes of a block or component that do not begin with its name, so that no stylesheet reaches into another's markup. */
export function classNameFaults(root: string): string[] {
  return globSync(['client/blocks/*/*.css', 'client/components/*.css', 'client/components/*/*.css'], {
    cwd: root,
    exclude: ['client/blocks/parts/*'],
  })
    .toSorted()
    .flatMap((path) => {
      const owner = /^client\/(?:blocks|components)\/([^/]+?)(?:\/|\.css$)/.exec(path)?.[1] ?? ''
      const isOwn = (name: string) => name === owner || name.startsWith(`${owner}-`) || name.startsWith(`${owner}_`)
      const foreign = classesOf(readFileSync(join(root, path), 'utf8')).filter((name) => !isOwn(name))
      return [...new Set(foreign)].map((name) => `${path} styles .${name}: its classes must begin with ${owner}`)
    })
}

function classesOf(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, "''")
  const preludes = [...bare.matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) => prelude.trim())
  return preludes
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => [...prelude.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name))
}
