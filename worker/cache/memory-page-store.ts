import type { PageCacheStore, StoredPage } from './page-cache.ts'

/** Stores pages in the isolate's memory. Evicts the least recently used page first. */
export function createMemoryPageStore(capacityBytes: number): PageCacheStore {
  const pages = new Map<string, StoredPage>()
  let held = 0
  const drop = (key: string) => {
    held -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }
  return {
    async get(key) {
      const page = pages.get(key)
      if (!page) return null
      pages.delete(key)
      pages.set(key, page)
      return page
    },
    async put(key, page) {
      if (page.bytes > capacityBytes) return
      drop(key)
      pages.set(key, page)
      held += page.bytes
      for (const oldest of pages.keys()) {
        if (held <= capacityBytes) break
        drop(oldest)
      }
    },
  }
}
