import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import type { MarketShape } from '#shared/market-shape.ts'

type Files = Readonly<Record<string, string>>

const condition = /--conditions=(\S+)/.exec(process.env['NODE_OPTIONS'] ?? '')?.[1]

/** True if the process has markets of its own: the tests', or those of one of `shared/set-ups`. */
export const hasOtherMarkets = condition !== undefined

/**
 * The file that `#markets` is, by the condition in `NODE_OPTIONS` as Node resolves it: the merchant's own markets, or
 * with `--conditions=tests` those of the tests. @throws Error if package.json has no such condition
 */
export function marketsFile(fallback: 'default' | 'tests' = 'default'): string {
  return fileOf('.', '#markets', fallback)
}

/** The file that `#market-channels` is, in the same way: the channels of the sandbox's store. */
export function marketChannelsFile(fallback: 'default' | 'tests' = 'default'): string {
  return fileOf('packages/sandbox', '#market-channels', fallback)
}

/** As `marketsFile`, but for markets that are those of another file, that file. */
export function marketsSource(): string {
  const file = marketsFile()
  const other = /^export \* from '(.+)'$/m.exec(readFileSync(file, 'utf8'))?.[1]
  return other === undefined ? file : join(file, '..', other)
}

/** The table of markets of the tests. */
export async function marketsOfTests(): Promise<Readonly<Record<string, MarketShape>>> {
  return ((await import(marketsFile('tests'))) as { markets: Readonly<Record<string, MarketShape>> }).markets
}

function fileOf(folder: string, name: string, fallback: string): string {
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
