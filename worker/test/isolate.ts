import { pageMemory } from '../cache/page-stores.ts'
import { createIsolateCaches } from '../isolate-caches.ts'
import { forgetCartOwners } from './cart-owners.ts'

const maxSettleMs = 5000

/** What the shops of a test file keep between requests. The test files share one isolate; each starts with new caches. */
export const isolate = { caches: createIsolateCaches(), background: new Set<Promise<unknown>>() }

/** Work of the file before that is still in flight could store a page after the caches were emptied. */
export async function startIsolate(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, maxSettleMs))
  await Promise.race([Promise.allSettled(isolate.background), late])
  isolate.background.clear()
  isolate.caches = createIsolateCaches()
  pageMemory.clear()
  forgetCartOwners()
}
