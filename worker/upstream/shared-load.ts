import { createIsolateMemory, type IsolateMemory } from './isolate-memory.ts'

export type SharedLoadRequest<Value> = {
  key: string
  load: () => Promise<Value>
  /** Keeps the load alive after the response of the request that began it. */
  waitUntil: (work: Promise<unknown>) => void
  /** Called with the error of a refresh that failed while the stale value was served. */
  onRefreshFailure: (cause: unknown) => void
}

export type SharedLoad<Value> = (request: SharedLoadRequest<Value>) => Promise<Value>

type Flight<Value> = { promise: Promise<Value>; startedAt: number }

/**
 * Caches one value per key for the whole isolate. A value is served as it is while it is fresh, and then for the stale
 * period while one load refreshes it. If both periods are 0, nothing is cached. There is one load per key at a time;
 * one that has not ended after `maxInFlightMs` (its request may have been cancelled) is no longer waited for.
 */
export function createSharedLoad<Value>(options: {
  freshMs: number
  staleMs: number
  maxInFlightMs: number
  maximum: number
  now?: () => number
}): SharedLoad<Value> {
  const { now = Date.now } = options
  const memory: IsolateMemory<Value> = createIsolateMemory({ maximum: options.maximum, now })
  const flights = new Map<string, Flight<Value>>()
  const keptMs = options.freshMs + options.staleMs

  const startLoad = ({ key, load, waitUntil }: SharedLoadRequest<Value>): Promise<Value> => {
    const promise = load()
      .then((value) => {
        if (keptMs > 0) memory.set(key, value)
        return value
      })
      .finally(() => {
        if (flights.get(key)?.promise === promise) flights.delete(key)
      })
    if (flights.size >= options.maximum) dropExpiredLoads()
    flights.set(key, { promise, startedAt: now() })
    waitUntil(promise.catch(() => undefined))
    return promise
  }

  // A load whose request was cancelled never ends.
  const dropExpiredLoads = () => {
    for (const [key, { startedAt }] of flights) if (now() - startedAt >= options.maxInFlightMs) flights.delete(key)
  }

  return async function sharedLoad(request) {
    const known = memory.get(request.key)
    if (known && known.ageMs < options.freshMs) return known.value
    const flight = flights.get(request.key)
    const leftMs = flight ? flight.startedAt + options.maxInFlightMs - now() : 0
    const isLoading = flight !== undefined && leftMs > 0
    if (known && known.ageMs < keptMs) {
      if (!isLoading) startLoad(request).catch(request.onRefreshFailure)
      return known.value
    }
    if (!isLoading) return startLoad(request)
    const joined = await firstOf(flight.promise, leftMs)
    return joined.isThere ? joined.value : startLoad(request)
  }
}

async function firstOf<Value>(
  promise: Promise<Value>,
  ms: number,
): Promise<{ isThere: true; value: Value } | { isThere: false }> {
  const late = Promise.withResolvers<{ isThere: false }>()
  const timer = setTimeout(() => late.resolve({ isThere: false }), ms)
  try {
    return await Promise.race([promise.then((value) => ({ isThere: true as const, value })), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
