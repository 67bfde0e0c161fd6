import type { ServiceName } from '#shared/errors.ts'

export type CacheState = 'hit' | 'stale' | 'miss' | 'stale-if-error' | 'bypass'

/**
 * Content of a response's `Server-Timing` header: the cache entry it came from, or what it cost to make. It holds only
 * names of services, counts and milliseconds, and nothing about the visitor. The platform's clock moves only while a
 * request waits, so the rendering time includes waiting but no computing.
 */
export type Timing = {
  call(service: ServiceName, milliseconds: number, hasResponded: boolean): void
  /** The page was rendered in this many milliseconds, including its upstream calls. */
  rendered(milliseconds: number): void
  cache(state: CacheState): void
  /** Sums of the calls so far, and the state of the page cache. */
  sums(): TimingSums
  /** The current header value. Calls that end while the body streams are not in it. */
  header(): string
}

export type TimingSums = {
  calls: number
  failedCalls: number
  upstreamMilliseconds: number
  failedByService: ReadonlyMap<ServiceName, number>
  cacheState: CacheState | null
}

type Calls = { count: number; failed: number; milliseconds: number }

const servedFromCache: ReadonlySet<CacheState> = new Set(['hit', 'stale', 'stale-if-error'])

export function createTiming(): Timing {
  const calls = new Map<ServiceName, Calls>()
  let renderMs: number | null = null
  let cacheState: CacheState | null = null
  return {
    call(service, milliseconds, hasResponded) {
      const total = calls.get(service) ?? { count: 0, failed: 0, milliseconds: 0 }
      calls.set(service, {
        count: total.count + 1,
        failed: total.failed + (hasResponded ? 0 : 1),
        milliseconds: total.milliseconds + milliseconds,
      })
    },
    rendered: (milliseconds) => void (renderMs = milliseconds),
    cache: (state) => void (cacheState = state),
    sums() {
      const all = [...calls.values()]
      const sum = (of: keyof Calls) => all.reduce((total, each) => total + each[of], 0)
      return {
        calls: sum('count'),
        failedCalls: sum('failed'),
        upstreamMilliseconds: sum('milliseconds'),
        failedByService: new Map([...calls].map(([service, { failed }]) => [service, failed])),
        cacheState,
      }
    },
    header() {
      const cache = cacheState === null ? [] : [`cache;desc="${cacheState}"`]
      if (cacheState !== null && servedFromCache.has(cacheState)) return cache.join()
      return [...cache, ...[...calls].map(describe), ...(renderMs === null ? [] : [`render;dur=${renderMs}`])].join(
        ', ',
      )
    },
  }
}

function describe([service, { count, failed, milliseconds }]: [ServiceName, Calls]): string {
  const called = `${count} ${count === 1 ? 'call' : 'calls'}`
  return `${service};dur=${milliseconds};desc="${failed === 0 ? called : `${called}, ${failed} failed`}"`
}
