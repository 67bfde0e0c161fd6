import type { FoundProduct, SearchPort } from '../ports/search-port.ts'
import { createSharedLoad, type SharedLoad } from './shared-load.ts'

/** What an isolate keeps: the products of a pod. They are the same for every visitor of a market. */
export type PodMemory = SharedLoad<FoundProduct[]>

// What goes with a coat is no news from one minute to the next; where search is down, it is as it was an hour ago.
const podLife = { freshMs: 60_000, staleMs: 60 * 60_000, maxInFlightMs: 4000, maximum: 2000 }

export function createPodMemory(now?: () => number): PodMemory {
  return createSharedLoad({ ...podLife, ...(now && { now }) })
}

/** A search whose pods are asked for once a minute at most. */
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
        // Others wait for it too: it does not end with the visit that began it, but by the call's own deadline.
        load: () => search.recommendations(request, new AbortController().signal),
        waitUntil,
        // The call has logged it.
        onRefreshFailure: () => undefined,
      })
    },
  }
}
