import { manifest } from 'virtual:asset-manifest'
import { createIsolateCaches } from '../adapters/isolate-caches.ts'
import { pageMemory } from '../cache/serve-cached.ts'
import { forgetCartOwners } from './cart-owners.ts'

const maxSettleMs = 5000
/** A timeout of calls that does not pass, because a machine that runs tests may be busy. */
export const neverMs = 2 ** 31 - 1

/** What the shops of a test file keep between requests. The test files share one isolate; each starts with new caches. */
export const isolate = { caches: createIsolateCaches(), background: new Set<Promise<unknown>>() }

/**
 * Forgets what an isolate keeps between requests, as if the next one were the first of a new isolate. KV keeps its
 * entries.
 */
export function forgetCaches(): void {
  isolate.caches = createIsolateCaches()
  pageMemory.clear()
}

/**
 * Waits for work of the file before. Pages that it stores even later have the build of that file in their keys, so no
 * other file finds them.
 */
export async function startIsolate(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, maxSettleMs))
  await Promise.race([Promise.allSettled(isolate.background), late])
  isolate.background.clear()
  forgetCaches()
  manifest.buildId = crypto.randomUUID()
  forgetCartOwners()
}
