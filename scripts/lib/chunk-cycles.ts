import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestFile } from '../build-plugins/asset-manifest.ts'
import { root } from './root.ts'
import { languages } from '#shared/languages.ts'

/** Static imports by chunk, as Vite's manifest names them. */
export type ChunkImports = Readonly<Record<string, readonly string[]>>

/**
 * Cycles of chunks that import each other. Each is a path that ends with its first chunk. The browser runs one of these
 * chunks before the values that it imports exist, so that an island with such a value does not hydrate.
 */
export function chunkCycles(imports: ChunkImports): string[][] {
  const done = new Set<string>()
  const cycles: string[][] = []
  for (const chunk of Object.keys(imports)) visit(chunk, [])
  return cycles

  function visit(chunk: string, path: readonly string[]): void {
    const start = path.indexOf(chunk)
    if (start >= 0) cycles.push([...path.slice(start), chunk])
    if (start >= 0 || done.has(chunk)) return
    for (const next of imports[chunk] ?? []) visit(next, [...path, chunk])
    done.add(chunk)
  }
}

/**
 * Checks the storefront's built chunks, of every language. @throws Error with the names of the chunks that import each
 * other
 */
export function assertNoChunkCycles(): void {
  for (const language of languages) {
    const file = join(root, 'dist/client', manifestFile(language))
    if (!existsSync(file)) throw new Error(`The build wrote no manifest: ${file} is missing.`)
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { imports?: string[] }>
    const [cycle] = chunkCycles(
      Object.fromEntries(Object.entries(manifest).map(([chunk, { imports = [] }]) => [chunk, imports])),
    )
    if (cycle)
      throw new Error(
        `These chunks import each other: ${cycle.join(' → ')}. Move the shared module to the chunk that is loaded first (vite.config.ts, codeSplitting).`,
      )
  }
}
