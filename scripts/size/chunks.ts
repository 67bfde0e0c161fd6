import * as v from 'valibot'

const names = v.optional(v.array(v.string()), [])

/** Vite's `manifest.json`: chunks by their source. */
export const ManifestSchema = v.record(v.string(), v.object({ file: v.string(), imports: names, dynamicImports: names }))
export type Manifest = v.InferOutput<typeof ManifestSchema>

const entry = 'client/entry.ts'
const isIsland = (source: string) => source.startsWith('client/islands/')
const isBehaviour = (source: string) => source.startsWith('client/behaviours/')

/** Files that run before the first island is needed. */
export function bootFiles(manifest: Manifest): string[] {
  return filesOf(manifest, [entry])
}

/** Files that a page's islands can come to load: the entry, what it loads later, the islands, and all that these import. */
export function scriptFiles(manifest: Manifest, islands: readonly string[]): string[] {
  const sources = islands.map((name) => {
    const source = [`client/islands/${name}.tsx`, `client/islands/${name}.ts`].find((path) => manifest[path])
    if (!source) throw new Error(`The client build has no island ${name}.`)
    return source
  })
  return filesOf(manifest, [entry, ...sources], (source) => !isIsland(source) && !isBehaviour(source))
}

function filesOf(manifest: Manifest, sources: readonly string[], mayFollow: (source: string) => boolean = () => false): string[] {
  const seen = new Set<string>()
  const visit = (source: string) => {
    if (seen.has(source)) return
    seen.add(source)
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The client build has no ${source}.`)
    chunk.imports.forEach(visit)
    chunk.dynamicImports.filter(mayFollow).forEach(visit)
  }
  sources.forEach(visit)
  return [...seen].map((source) => manifest[source]?.file ?? '').filter((file) => file.endsWith('.js'))
}
