import {
  contentCacheKey,
  freshMs,
  readCached,
  writeCached,
  type CachedItem,
  type ContentStore,
} from './content-cache.ts'
import { unexpired } from './unexpired.ts'
import type { Market } from '#shared/markets.ts'
import type { ContentItem } from '#shared/views.ts'
import type { Log } from '#worker/lib/log.ts'
import { type ContentPort, PartialContentError } from '#worker/ports/content-port.ts'
import { createIsolateMemory, type IsolateMemory, mebibyte } from '#worker/upstream/isolate-memory.ts'

/**
 * The isolate's memory between requests: items read recently, when a refresh of each key was last scheduled, and when a
 * load of it last failed.
 */
export type ContentMemory = {
  items: IsolateMemory<CachedItem>
  refreshes: IsolateMemory<true>
  failures: IsolateMemory<true>
}

export type CachedContentOptions = {
  /** The content service itself. */
  content: ContentPort
  store: ContentStore
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
const refreshTimeoutMs = 20_000

export function createContentMemory(now?: () => number): ContentMemory {
  const options = { maxEntries: maxRemembered, maxBytes: 4 * mebibyte, ...(now && { now }) }
  return {
    items: createIsolateMemory(options),
    refreshes: createIsolateMemory(options),
    failures: createIsolateMemory(options),
  }
}

/**
 * Caches content in KV under its market's key. An entry is fresh for a minute. After that it is served stale while one
 * load refreshes it, for up to 30 days if the service fails. Entries from before the last publication are read again
 * first, and so is an absent item after a minute; if that fails, the cached outcome is served for as long as any other.
 * Previews bypass the cache. If KV fails, the content service is called instead [CNT-32]. Content that has expired is
 * left out when it is read, because the cache may be older.
 */
export function createCachedContent(options: CachedContentOptions): ContentPort {
  const { content, memory, waitUntil, log, now = Date.now } = options

  return {
    async items<Key extends string>(request: Parameters<ContentPort['items']>[0], signal: AbortSignal) {
      const { market, keys, source } = request
      if (source.kind === 'preview') {
        const items = await content.items({ ...request, keys: keys as readonly Key[] }, signal)
        const shown = keys.map((key) => [key, unexpired(items[key as Key], source.timestamp ?? now())])
        return Object.fromEntries(shown) as Record<Key, ContentItem | null>
      }
      const version = await options.version()
      const entries = await readEntries(market, keys, version)
      const missing: string[] = []
      const stale: string[] = []
      for (const key of new Set(keys)) {
        const cached = entries.get(key)
        const isStale = cached !== undefined && now() - cached.readAt >= freshMs
        const isOutdated = cached && (cached.version < version || (cached.item === null && isStale))
        if (!cached || (isOutdated && !hasFailedLately(market, key))) missing.push(key)
        else if (isStale) stale.push(key)
      }
      refresh(market, stale, version)
      const { loaded, failure } = await loadMissing({ market, keys: missing, version }, signal)
      for (const [key, cached] of loaded) entries.set(key, cached)
      const found: Record<string, ContentItem | null> = {}
      for (const [key, { item }] of entries) found[key] = unexpired(item, now())
      if (!failure) return found
      if (keys.every((key) => entries.has(key))) {
        log.error('content-outdated', failure.cause, { keys: missing })
        return found
      }
      throw entries.size === 0 ? failure.cause : new PartialContentError(failure.cause, found)
    },
  }

  function hasFailedLately(market: Market, key: string): boolean {
    const failed = memory.failures.get(contentCacheKey(market, key))
    return failed !== null && failed.ageMs < refreshEveryMs
  }

  /** Loads the keys, or those of them that can be loaded. `failure` has the reason why some are missing. */
  async function loadMissing(
    { market, keys, version }: { market: Market; keys: readonly string[]; version: number },
    signal: AbortSignal,
  ): Promise<{ loaded: [string, CachedItem][]; failure: { cause: unknown } | null }> {
    if (keys.length === 0) return { loaded: [], failure: null }
    try {
      const items = await content.items({ market, keys, source: { kind: 'published' } }, signal)
      return { loaded: store(market, items, version), failure: null }
    } catch (cause) {
      return { loaded: storeAvailable({ market, keys, version }, cause), failure: { cause } }
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
      if (!remembered || remembered.value.version < version) continue
      if (remembered.ageMs < (remembered.value.item === null ? freshMs : memoryMs)) entries.set(key, remembered.value)
    }
    const names = new Map(keys.filter((key) => !entries.has(key)).map((key) => [contentCacheKey(market, key), key]))
    if (names.size === 0) return entries
    for (const [name, cached] of await readKv([...names.keys()])) {
      const key = names.get(name)
      const entry = remember(name, cached)
      if (key !== undefined) entries.set(key, entry)
    }
    return entries
  }

  /** An item that has not changed stays the same object, so that what was made from it is kept (`oncePerObject`). */
  function remember(name: string, cached: CachedItem): CachedItem {
    const known = memory.items.get(name)?.value.item ?? null
    const isSame = known !== null && JSON.stringify(known) === JSON.stringify(cached.item)
    const entry = isSame ? { ...cached, item: known } : cached
    memory.items.set(name, entry)
    return entry
  }

  function readKv(names: string[]): Promise<Map<string, CachedItem>> {
    return readCached(options.store, names).catch(log.fallback('content-cache-read', new Map(), { keys: names }))
  }

  /** Refreshes the keys after the response, each key at most once per pause. */
  function refresh(market: Market, keys: readonly string[], version: number): void {
    const due = keys.filter((key) => {
      const last = memory.refreshes.get(contentCacheKey(market, key))
      return (!last || last.ageMs >= refreshEveryMs) && !hasFailedLately(market, key)
    })
    if (due.length === 0) return
    for (const key of due) memory.refreshes.set(contentCacheKey(market, key), true)
    const work = content
      .items({ market, keys: due, source: { kind: 'published' } }, AbortSignal.timeout(refreshTimeoutMs))
      .then((loaded) => void store(market, loaded, version))
      .catch((cause: unknown) => {
        storeAvailable({ market, keys: due, version }, cause)
        log.error('content-refresh', cause, { keys: due })
      })
    waitUntil(work)
  }

  /** Stores what could be loaded, and remembers that the other keys failed. */
  function storeAvailable(
    { market, keys, version }: { market: Market; keys: readonly string[]; version: number },
    cause: unknown,
  ): [string, CachedItem][] {
    const available = cause instanceof PartialContentError ? cause.available : {}
    for (const key of keys) if (!(key in available)) memory.failures.set(contentCacheKey(market, key), true)
    return store(market, available, version)
  }

  function store(
    market: Market,
    loaded: Readonly<Record<string, ContentItem | null>>,
    version: number,
  ): [string, CachedItem][] {
    const entries = Object.entries(loaded).map(([key, item]): [string, CachedItem] => [
      key,
      remember(contentCacheKey(market, key), { item, readAt: now(), version }),
    ])
    if (entries.length > 0) waitUntil(Promise.all(entries.map((entry) => write(market, entry))))
    return entries
  }

  async function write(market: Market, entry: [string, CachedItem]): Promise<void> {
    try {
      await writeCached(options.store, market, entry)
    } catch (cause) {
      log.error('content-cache-write', cause, { keys: [contentCacheKey(market, entry[0])] })
    }
  }
}
