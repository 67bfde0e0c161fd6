import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const entry = /\/client\/styles\/([\w-]+)\.css(?:\?direct)?$/

/**
 * Adds the blocks' own stylesheets to the entries of `client/styles`: each `block.css` goes to the entry that its
 * `defineBlock` names as `stylesheet`. A new block therefore needs no line in a list.
 */
export function blockStylesheets(): Plugin {
  let root = ''
  return {
    name: 'shop:block-stylesheets',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { id: entry },
      handler(code, id) {
        const name = entry.exec(id)?.[1]
        const files = Object.entries(readBlockStylesheets(root)).flatMap(([file, list]) =>
          list === name ? [file] : [],
        )
        if (files.length === 0) return null
        for (const file of files) this.addWatchFile(join(root, dirname(file), 'block.tsx'))
        return {
          code: [code, ...files.map((file) => `@import '../${file.slice('client/'.length)}';`)].join('\n'),
          map: null,
        }
      },
    },
  }
}

/** The entry of each `block.css` by its path from the root, sorted by name. @throws Error if a block names no stylesheet */
export function readBlockStylesheets(root: string): Record<string, string> {
  const folders = globSync('client/blocks/*/block.tsx', { cwd: root }).map(dirname).toSorted()
  return Object.fromEntries(
    folders.flatMap((folder) => {
      if (!existsSync(join(root, folder, 'block.css'))) return []
      const stylesheet = /\bstylesheet: '([\w-]+)'/.exec(readFileSync(join(root, folder, 'block.tsx'), 'utf8'))?.[1]
      if (stylesheet === undefined)
        throw new Error(
          `${folder}/block.tsx names no stylesheet, so no page would load its block.css. Add a line such as stylesheet: 'content' to its defineBlock.`,
        )
      return [[`${folder}/block.css`, stylesheet]]
    }),
  )
}
