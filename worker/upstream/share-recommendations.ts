import type { FoundProduct, SearchPort } from '../ports/search-port.ts'
import { createSharedLoad, type SharedLoad } from './shared-load.ts'

/** Cached recommendations of an isolate. They are the same for every visitor of a market. */
export type PodMemory = SharedLoad<FoundProduct[]>

// Recommendations change rarely, so a minute-old copy is fresh, and an hour-old copy is good enough while search is
// down.
const podLife = { freshMs: 60_000, staleMs: 60 * 60_000, maxInFlightMs: 4000, maximum: 2000 }

export function createPodMemory(now?: () => number): PodMemory {
  return createSharedLoad({ ...podLife, ...(now && { now }) })
}

/** A search port that loads each pod of recommendations at most once a minute. */
export function shareRecommendations(
  search: SearchPort,
  { memory, waitUntil }: { memory: PodMemory; waitUntil(work: Promise<unknown>): void },
): SearchPort {
  return {
    ...search,
    async recommendations(request, signal) {
      signal.throwIfAborted()
      return memory({
        key: `${request.market.code} ${request.pod} ${request.itemId}`,
        // Other requests wait for this load too, so it ends by the call's own timeout and not with the request that
        // began it.
        load: () => search.recommendations(request, new AbortController().signal),
        waitUntil,
        // The call has logged the failure.
        onRefreshFailure: () => undefined,
      })
    },
  }
}
