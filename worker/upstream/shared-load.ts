import { awaitAtMost } from '../lib/await-at-most.ts'
import { createIsolateMemory } from './isolate-memory.ts'

export type SharedLoadRequest<Value> = {
  key: string
  /**
   * Loads the value. Other requests wait for it too, so its signal is not that of the first visitor's request: only the
   * timeout of the call ends the load.
   */
  load: (signal: AbortSignal) => Promise<Value>
  /** Keeps the load alive after the response of the request that began it. */
  waitUntil: (work: Promise<unknown>) => void
  /**
   * Called with the error of a refresh that failed while the stale value was served. The default does nothing, because
   * most calls log their failures.
   */
  onRefreshFailure?: (cause: unknown) => void
}

export type SharedLoad<Value> = (request: SharedLoadRequest<Value>) => Promise<Value>

type InFlight<Value> = { promise: Promise<Value>; startedAt: number }

const late = Symbol('late')

/**
 * Caches one value per key for the whole isolate. A value is served as it is while it is fresh, and then for the stale
 * period while one load refreshes it. If both periods are 0, nothing is cached. There is one load per key at a time.
 * One that has not ended after `maxInFlightMs` is no longer waited for, because its request may have been cancelled.
 */
export function createSharedLoad<Value>(options: {
  freshMs: number
  staleMs: number
  maxInFlightMs: number
  maxEntries: number
  maxBytes: number
  /** False for a value that is not cached. */
  isCacheable?: (value: Value) => boolean
  now?: () => number
}): SharedLoad<Value> {
  const { now = Date.now, isCacheable = () => true } = options
  const memory = createIsolateMemory<Value>({ maxEntries: options.maxEntries, maxBytes: options.maxBytes, now })
  const inFlight = new Map<string, InFlight<Value>>()
  const cachedMs = options.freshMs + options.staleMs

  const startLoad = ({ key, load, waitUntil }: SharedLoadRequest<Value>): Promise<Value> => {
    const promise = load(new AbortController().signal)
      .then((value) => {
        if (cachedMs > 0 && isCacheable(value)) memory.set(key, value)
        return value
      })
      .finally(() => {
        if (inFlight.get(key)?.promise === promise) inFlight.delete(key)
      })
    if (inFlight.size >= options.maxEntries) dropExpiredLoads()
    inFlight.set(key, { promise, startedAt: now() })
    waitUntil(promise.catch(() => undefined))
    return promise
  }

  // A load whose request was cancelled never ends.
  const dropExpiredLoads = () => {
    for (const [key, { startedAt }] of inFlight) if (now() - startedAt >= options.maxInFlightMs) inFlight.delete(key)
  }

  return async function sharedLoad(request) {
    const cached = memory.get(request.key)
    if (cached && cached.ageMs < options.freshMs) return cached.value
    const other = inFlight.get(request.key)
    const leftMs = other ? other.startedAt + options.maxInFlightMs - now() : 0
    const isLoading = other !== undefined && leftMs > 0
    if (cached && cached.ageMs < cachedMs) {
      if (!isLoading) startLoad(request).catch(request.onRefreshFailure ?? (() => undefined))
      return cached.value
    }
    if (!isLoading) return startLoad(request)
    const joined = await awaitAtMost<Value, typeof late>(other.promise, leftMs, late)
    return joined === late ? startLoad(request) : joined
  }
}

/** Wraps a read of a port: requests of the isolate share its in-flight calls and cached results. */
export function shareRead<Request, Value>(
  read: (request: Request, signal: AbortSignal) => Promise<Value>,
  options: {
    cache: SharedLoad<Value>
    keyOf: (request: Request) => string
    waitUntil: (work: Promise<unknown>) => void
  },
): (request: Request, signal: AbortSignal) => Promise<Value> {
  return async (request, signal) => {
    signal.throwIfAborted()
    return options.cache({
      key: options.keyOf(request),
      load: (sharedSignal) => read(request, sharedSignal),
      waitUntil: options.waitUntil,
    })
  }
}
