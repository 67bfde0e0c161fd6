import { LRUCache } from 'lru-cache'
import type { PageCacheStore, StoredPage } from './page-cache.ts'

/** Stores pages in the isolate's memory. Evicts the least recently used page first. */
export function createMemoryPageStore(capacityBytes: number): PageCacheStore & { clear(): void } {
  // An entry must have a size; the fragment of a product without recommendations has no bytes.
  const pages = new LRUCache<string, StoredPage>({
    maxSize: capacityBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  })
  return {
    get: async (key) => pages.get(key) ?? null,
    put: async (key, page) => void pages.set(key, page),
    clear: () => pages.clear(),
  }
}
