export const maxPrefetched = 8
export const prefetchTtlMs = 30_000

type Entry<Page> = { page: Promise<Page>; at: number }

/** Prefetched pages: a few, for a short time, each used once. A failed fetch is not stored. */
export type PrefetchedPages<Page> = {
  /** Starts the fetch unless the page is stored or being fetched. */
  add(url: string, fetchPage: () => Promise<Page>): void
  take(url: string): Promise<Page> | null
}

export function createPrefetchedPages<Page>(now: () => number): PrefetchedPages<Page> {
  const entries = new Map<string, Entry<Page>>()
  const isFresh = (entry: Entry<Page>) => now() - entry.at < prefetchTtlMs
  return {
    add(url, fetchPage) {
      const stored = entries.get(url)
      if (stored && isFresh(stored)) return
      entries.delete(url)
      const entry = { page: fetchPage(), at: now() }
      entry.page.catch(() => entries.get(url) === entry && entries.delete(url))
      entries.set(url, entry)
      const [oldest] = entries.keys()
      if (entries.size > maxPrefetched && oldest !== undefined) entries.delete(oldest)
    },
    take(url) {
      const entry = entries.get(url)
      entries.delete(url)
      return entry && isFresh(entry) ? entry.page : null
    },
  }
}
