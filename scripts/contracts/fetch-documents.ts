import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { VendorDocument } from './documents.ts'

const timeoutMs = 60_000

type Options = { documents: readonly VendorDocument[]; folder: string; origin: string }

/**
 * Brings every document into the folder. A file that has the pinned hash is not fetched again; a response with another
 * hash is refused. A file is replaced as a whole, and only after a successful fetch.
 *
 * @throws Error that names every document that could not be fetched, after all have been tried
 */
export async function fetchDocuments({ documents, folder, origin }: Options): Promise<{ fetched: string[] }> {
  const fetched: string[] = []
  const failures: string[] = []
  for (const document of documents) {
    const target = join(folder, document.file)
    if (existsSync(target) && hashOf(readFileSync(target)) === document.sha256) continue
    try {
      write(target, await download(document, origin))
      fetched.push(document.file)
    } catch (cause) {
      failures.push(`${document.file}: ${cause instanceof Error ? cause.message : String(cause)}`)
    }
  }
  if (failures.length > 0) throw new Error(`These documents could not be fetched:\n${failures.join('\n')}`)
  return { fetched }
}

async function download({ repository, commit, path, sha256 }: VendorDocument, origin: string): Promise<Buffer> {
  const url = `${origin}/${repository}/${commit}/${path}`
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`${url} responded ${response.status}.`)
  const bytes = Buffer.from(await response.arrayBuffer())
  const found = hashOf(bytes)
  if (found !== sha256) throw new Error(`${url} has the SHA-256 ${found}, and ${sha256} is pinned.`)
  return bytes
}

function write(target: string, bytes: Buffer): void {
  mkdirSync(dirname(target), { recursive: true })
  const partial = `${target}.partial`
  writeFileSync(partial, bytes)
  renameSync(partial, target)
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
