import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import type { MarketShape } from '#shared/market-shape.ts'

type Files = Readonly<Record<string, string>>
type Fallback = 'default' | 'tests'

const condition = /--conditions=(\S+)/.exec(process.env['NODE_OPTIONS'] ?? '')?.[1]

/** True if the process has markets of its own: the tests', or those of one of `shared/set-ups`. */
export const hasOtherMarkets = condition !== undefined

/**
 * The file that `#markets` is, by the condition in `NODE_OPTIONS` as Node resolves it: the merchant's own markets, or
 * with `--conditions=tests` those of the tests. @throws Error if package.json has no such condition
 */
function marketsFile(fallback: Fallback = 'default'): string {
  return fileOf('.', '#markets', fallback)
}

/** For builds, which do not know the condition: the files of the subpath imports that differ by it. */
export function merchantAliases(fallback: Fallback = 'default') {
  return {
    '#markets': marketsFile(fallback),
    '#catalogue': fileOf('.', '#catalogue', fallback),
    '#market-channels': fileOf('packages/sandbox', '#market-channels', fallback),
  }
}

/** All of these files. In place of one that only exports another, that other one. */
export function merchantSources(fallback: Fallback = 'default'): string[] {
  return Object.values(merchantAliases(fallback)).map((file) => {
    const other = /^export \* from '(.+)'$/m.exec(readFileSync(file, 'utf8'))?.[1]
    return other === undefined ? file : join(file, '..', other)
  })
}

/** The table of markets of the tests. */
export async function marketsOfTests(): Promise<Readonly<Record<string, MarketShape>>> {
  return ((await import(marketsFile('tests'))) as { markets: Readonly<Record<string, MarketShape>> }).markets
}

function fileOf(folder: string, name: string, fallback: Fallback): string {
  const file = importsOf(folder, name)[condition ?? fallback]
  if (file === undefined) throw new Error(`package.json has no condition '${condition}' of ${name}.`)
  return file
}

/** The files of a subpath import of a folder's package.json, by condition. */
function importsOf(folder: string, name: string): Files {
  const { imports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    imports: Record<string, Files>
  }
  return Object.fromEntries(Object.entries(imports[name] ?? {}).map(([key, path]) => [key, join(root, folder, path)]))
}
