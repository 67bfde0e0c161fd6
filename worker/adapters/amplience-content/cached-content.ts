import type { Market } from '../../../shared/markets.ts'
import type { ContentItem } from '../../../shared/views.ts'
import type { Log } from '../../log.ts'
import type { ContentPort } from '../../ports/content-port.ts'
import { createIsolateMemory, type IsolateMemory } from '../../upstream/isolate-memory.ts'
import { contentCacheKey, freshMs, readCached, writeCached, type CachedItem } from './content-cache.ts'

/** The isolate's memory between requests: items read recently, and when a refresh of each key was last scheduled. */
export type ContentMemory = { items: IsolateMemory<CachedItem>; refreshes: IsolateMemory<true> }

export type CachedContentOptions = {
  /** The content service itself. */
  content: ContentPort
  kv: KVNamespace
  memory: ContentMemory
  /** Entries of an older version are read again. */
  version: () => Promise<number>
  waitUntil: (work: Promise<unknown>) => void
  log: Log
  now?: () => number
}

// Within this time a warm page reads no KV. A publication shows after this time at the latest.
const memoryMs = 5000
const maxRemembered = 300
// Also the pause between attempts while the service fails.
const refreshEveryMs = 10_000
const refreshDeadlineMs = 20_000

export function createContentMemory(now?: () => number): ContentMemory {
  const options = { maxEntries: maxRemembered, ...(now && { now }) }
  return { items: createIsolateMemory(options), refreshes: createIsolateMemory(options) }
}

/**
 * Caches content in KV under its market's key. An entry is fresh for a minute. After that it is served stale while one
 * load refreshes it, for up to 30 days if the service fails. Entries from before the last publication are read again
 * first. An absent item is cached for a minute. Previews bypass the cache. If KV fails, the content service is called
 * instead [CNT-32].
 */
export function createCachedContent(options: CachedContentOptions): ContentPort {
  const { content, kv, memory, waitUntil, log, now = Date.now } = options

  return {
    async items<Key extends string>(request: Parameters<ContentPort['items']>[0], signal: AbortSignal) {
      const { market, keys, source } = request
      if (source.kind === 'preview') return content.items({ ...request, keys: keys as readonly Key[] }, signal)
      const version = await options.version()
      const entries = await readEntries(market, [...new Set(keys)], version)
      const isStale = (cached: CachedItem) => now() - cached.readAt >= freshMs
      const missing = [...new Set(keys)].filter((key) => {
        const cached = entries.get(key)
        return !cached || cached.version < version || (cached.item === null && isStale(cached))
      })
      refresh(
        market,
        [...entries].filter(([key, cached]) => isStale(cached) && !missing.includes(key)).map(([key]) => key),
        version,
      )
      for (const [key, cached] of await loadMissing({ market, keys: missing, entries, version }, signal))
        entries.set(key, cached)
      return Object.fromEntries(keys.map((key) => [key, entries.get(key)?.item ?? null])) as Record<
        Key,
        ContentItem | null
      >
    },
  }

  /** Loads the keys. If that fails, returns content from before the last publication. */
  async function loadMissing(
    request: { market: Market; keys: readonly string[]; entries: ReadonlyMap<string, CachedItem>; version: number },
    signal: AbortSignal,
  ): Promise<[string, CachedItem][]> {
    const { market, keys, entries, version } = request
    if (keys.length === 0) return []
    try {
      return store(market, await content.items({ market, keys, source: { kind: 'published' } }, signal), version)
    } catch (cause) {
      if (!keys.every((key) => entries.get(key)?.item)) throw cause
      log.error('content-outdated', cause, { keys })
      return []
    }
  }

  /** The cache entries of the keys, from memory first, then from KV. */
  async function readEntries(
    market: Market,
    keys: readonly string[],
    version: number,
  ): Promise<Map<string, CachedItem>> {
    const entries = new Map<string, CachedItem>()
    for (const key of keys) {
      const remembered = memory.items.get(contentCacheKey(market, key))
      if (remembered && remembered.ageMs < memoryMs && remembered.value.version >= version)
        entries.set(key, remembered.value)
    }
    const names = new Map(keys.filter((key) => !entries.has(key)).map((key) => [contentCacheKey(market, key), key]))
    if (names.size === 0) return entries
    for (const [name, cached] of await readKv([...names.keys()])) {
      memory.items.set(name, cached)
      const key = names.get(name)
      if (key !== undefined) entries.set(key, cached)
    }
    return entries
  }

  async function readKv(names: string[]): Promise<Map<string, CachedItem>> {
    try {
      return await readCached(kv, names)
    } catch (cause) {
      log.error('content-cache-read', cause, { keys: names })
      return new Map()
    }
  }

  /** Refreshes the keys after the response, each key at most once per pause. */
  function refresh(market: Market, keys: readonly string[], version: number): void {
    const due = keys.filter((key) => {
      const last = memory.refreshes.get(contentCacheKey(market, key))
      return !last || last.ageMs >= refreshEveryMs
    })
    if (due.length === 0) return
    for (const key of due) memory.refreshes.set(contentCacheKey(market, key), true)
    const work = content
      .items({ market, keys: due, source: { kind: 'published' } }, AbortSignal.timeout(refreshDeadlineMs))
      .then((loaded) => void store(market, loaded, version))
      .catch((cause: unknown) => log.error('content-refresh', cause, { keys: due }))
    waitUntil(work)
  }

  function store(market: Market, loaded: Record<string, ContentItem | null>, version: number): [string, CachedItem][] {
    const entries = Object.entries(loaded).map(([key, item]): [string, CachedItem] => [
      key,
      { item, readAt: now(), version },
    ])
    for (const [key, cached] of entries) memory.items.set(contentCacheKey(market, key), cached)
    waitUntil(Promise.all(entries.map(([key, cached]) => write(contentCacheKey(market, key), cached))))
    return entries
  }

  async function write(name: string, cached: CachedItem): Promise<void> {
    try {
      await writeCached(kv, name, cached)
    } catch (cause) {
      log.error('content-cache-write', cause, { keys: [name] })
    }
  }
}
