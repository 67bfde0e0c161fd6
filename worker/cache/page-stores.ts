import { createEdgePageStore } from './edge-page-store.ts'
import { createMemoryPageStore } from './memory-page-store.ts'
import type { PageCacheStore } from './page-cache.ts'

const memoryBytes = 24 * 1024 * 1024

// Only public pages come here (see PublicContext), so the isolate holds no visitor's data.
export const pageMemory = createMemoryPageStore(memoryBytes)

/** The page cache's tiers: this isolate's memory, then the data centre's Cache API. */
export function pageStores(publicOrigin: string): readonly PageCacheStore[] {
  return [pageMemory, createEdgePageStore(caches.default, publicOrigin)]
}
