import { pageMemory } from '../cache/page-stores.ts'
import { createIsolateCaches } from '../isolate-caches.ts'
import { forgetCartOwners } from './cart-owners.ts'

/** What the shops of a test file keep between requests. The test files share one isolate; each starts with new caches. */
export const isolate = { caches: createIsolateCaches() }

export function startIsolate(): void {
  isolate.caches = createIsolateCaches()
  pageMemory.clear()
  forgetCartOwners()
}
