import * as v from 'valibot'

const names = v.optional(v.array(v.string()), [])

/** Vite's `manifest.json`: chunks by their source. */
export const ManifestSchema = v.record(v.string(), v.object({ file: v.string(), imports: names }))
export type Manifest = v.InferOutput<typeof ManifestSchema>

const entry = 'client/entry.ts'
/** Files that run before the first island. */
export function bootFiles(manifest: Manifest): string[] {
  return filesOf(manifest, [entry])
}

function filesOf(manifest: Manifest, sources: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (source: string) => {
    if (seen.has(source)) return
    seen.add(source)
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The client build has no ${source}.`)
    chunk.imports.forEach(visit)
  }
  sources.forEach(visit)
  return [...seen].map((source) => manifest[source]?.file ?? '').filter((file) => file.endsWith('.js'))
}
