import * as v from 'valibot'

const names = v.optional(v.array(v.string()), [])

/** Vite's `manifest.json`: chunks by their source. */
export const ManifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), name: v.optional(v.string()), imports: names }),
)
export type Manifest = v.InferOutput<typeof ManifestSchema>

const entry = 'client/entry.ts'
/** Files that run before the first island. */
export function bootFiles(manifest: Manifest): string[] {
  return filesOf(manifest, [entry])
}

/** The script of the chunk with this name. @throws Error if the build has none */
export function chunkFile(manifest: Manifest, name: string): string {
  const chunk = Object.values(manifest).find((each) => each.name === name && each.file.endsWith('.js'))
  if (!chunk) throw new Error(`The client build has no chunk ${name}.`)
  return chunk.file
}

function filesOf(manifest: Manifest, sources: readonly string[]): string[] {
  const visited = new Set<string>()
  const visit = (source: string) => {
    if (visited.has(source)) return
    visited.add(source)
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The client build has no ${source}.`)
    chunk.imports.forEach(visit)
  }
  sources.forEach(visit)
  return [...visited].map((source) => manifest[source]?.file ?? '').filter((file) => file.endsWith('.js'))
}
