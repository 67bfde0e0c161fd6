import type { Market } from '../../../shared/markets.ts'
import type { ContentItem } from '../../../shared/views.ts'
import type { Log } from '../../log.ts'
import type { ContentPort } from '../../ports/content-port.ts'
import { createIsolateMemory, type IsolateMemory } from '../../upstream/isolate-memory.ts'
import { contentCacheKey, freshMs, readCached, writeCached, type CachedItem } from './content-cache.ts'

/** What an isolate keeps between requests: items read a moment ago, and when each key was last set to be refreshed. */
export type ContentMemory = { items: IsolateMemory<CachedItem>; refreshes: IsolateMemory<true> }

export type CachedContentOptions = {
  /** The content service itself. */
  content: ContentPort
  kv: KVNamespace
  memory: ContentMemory
  /** What was read of an older version is read anew. */
  version: () => Promise<number>
  waitUntil: (work: Promise<unknown>) => void
  log: Log
  now?: () => number
}

// A warm page then reads no KV; a publish shows within these seconds.
const memoryMs = 5000
const maxRemembered = 300
// Also the wait between attempts while the service fails.
const refreshEveryMs = 10_000
const refreshDeadlineMs = 20_000

export function createContentMemory(now?: () => number): ContentMemory {
  const options = { maximum: maxRemembered, ...(now && { now }) }
  return { items: createIsolateMemory(options), refreshes: createIsolateMemory(options) }
}

/**
 * Content kept in KV under its market's key: fresh for a minute, then served as it is while one load refreshes it, for
 * up to 30 days when the service fails. What was read before the last publication is read anew first. Absence is
 * believed for a minute. Preview passes by, and a KV that fails costs a call, never a page.
 */
export function createCachedContent(options: CachedContentOptions): ContentPort {
  const { content, kv, memory, waitUntil, log, now = Date.now } = options

  return {
    async items<Key extends string>(request: Parameters<ContentPort['items']>[0], signal: AbortSignal) {
      const { market, keys, source } = request
      if (source.kind === 'preview') return content.items({ ...request, keys: keys as readonly Key[] }, signal)
      const version = await options.version()
      const known = await recall(market, [...new Set(keys)], version)
      const isStale = (cached: CachedItem) => now() - cached.readAt >= freshMs
      const missing = [...new Set(keys)].filter((key) => {
        const cached = known.get(key)
        return !cached || cached.version < version || (cached.item === null && isStale(cached))
      })
      refresh(
        market,
        [...known].filter(([key, cached]) => isStale(cached) && !missing.includes(key)).map(([key]) => key),
        version,
      )
      for (const [key, cached] of await loadMissing({ market, keys: missing, known, version }, signal))
        known.set(key, cached)
      return Object.fromEntries(keys.map((key) => [key, known.get(key)?.item ?? null])) as Record<
        Key,
        ContentItem | null
      >
    },
  }

  /** Loads the keys; where that fails, content of before the last publication is better than none. */
  async function loadMissing(
    request: { market: Market; keys: readonly string[]; known: ReadonlyMap<string, CachedItem>; version: number },
    signal: AbortSignal,
  ): Promise<[string, CachedItem][]> {
    const { market, keys, known, version } = request
    if (keys.length === 0) return []
    try {
      return keep(market, await content.items({ market, keys, source: { kind: 'published' } }, signal), version)
    } catch (cause) {
      if (!keys.every((key) => known.get(key)?.item)) throw cause
      log.error('content-outdated', cause, { keys })
      return []
    }
  }

  /** What memory, then KV, holds of the keys. */
  async function recall(market: Market, keys: readonly string[], version: number): Promise<Map<string, CachedItem>> {
    const known = new Map<string, CachedItem>()
    for (const key of keys) {
      const remembered = memory.items.get(contentCacheKey(market, key))
      if (remembered && remembered.ageMs < memoryMs && remembered.value.version >= version)
        known.set(key, remembered.value)
    }
    const names = new Map(keys.filter((key) => !known.has(key)).map((key) => [contentCacheKey(market, key), key]))
    if (names.size === 0) return known
    for (const [name, cached] of await readKv([...names.keys()])) {
      memory.items.set(name, cached)
      const key = names.get(name)
      if (key !== undefined) known.set(key, cached)
    }
    return known
  }

  async function readKv(names: string[]): Promise<Map<string, CachedItem>> {
    try {
      return await readCached(kv, names)
    } catch (cause) {
      log.error('content-cache-read', cause, { keys: names })
      return new Map()
    }
  }

  /** Refreshes after the response, each key once in a while. */
  function refresh(market: Market, keys: readonly string[], version: number): void {
    const due = keys.filter((key) => {
      const last = memory.refreshes.get(contentCacheKey(market, key))
      return !last || last.ageMs >= refreshEveryMs
    })
    if (due.length === 0) return
    for (const key of due) memory.refreshes.set(contentCacheKey(market, key), true)
    const work = content
      .items({ market, keys: due, source: { kind: 'published' } }, AbortSignal.timeout(refreshDeadlineMs))
      .then((loaded) => void keep(market, loaded, version))
      .catch((cause: unknown) => log.error('content-refresh', cause, { keys: due }))
    waitUntil(work)
  }

  function keep(market: Market, loaded: Record<string, ContentItem | null>, version: number): [string, CachedItem][] {
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
