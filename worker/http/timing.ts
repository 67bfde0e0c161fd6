import type { ServiceName } from '../../shared/errors.ts'
import type { CacheState } from '../cache/page-cache.ts'

/**
 * What an answer's `Server-Timing` header says: the cache entry it came from, or what it cost to make. Names of
 * services, counts and milliseconds alone; nothing of a visitor's. The platform's clock moves only while a request
 * waits, so rendering shows the waiting in it and no computing.
 */
export type Timing = {
  call(service: ServiceName, milliseconds: number, hasResponded: boolean): void
  /** The page was made in so many milliseconds, its upstream calls included. */
  rendered(milliseconds: number): void
  cache(state: CacheState): void
  /** Value of the header as it stands: what streams later is not in it. */
  header(): string
}

type Calls = { count: number; failed: number; milliseconds: number }

const servedFromCache: ReadonlySet<CacheState> = new Set(['hit', 'stale', 'stale-if-error'])

export function createTiming(): Timing {
  const calls = new Map<ServiceName, Calls>()
  let renderMs: number | null = null
  let cacheState: CacheState | null = null
  return {
    call(service, milliseconds, hasResponded) {
      const known = calls.get(service) ?? { count: 0, failed: 0, milliseconds: 0 }
      calls.set(service, {
        count: known.count + 1,
        failed: known.failed + (hasResponded ? 0 : 1),
        milliseconds: known.milliseconds + milliseconds,
      })
    },
    rendered: (milliseconds) => void (renderMs = milliseconds),
    cache: (state) => void (cacheState = state),
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
