import { createIsolateMemory, mebibyte } from './isolate-memory.ts'
import type { Quota } from './quota.ts'
import { ServiceError, type ServiceName } from '#shared/errors.ts'

/**
 * The health of a service as an isolate has observed it: a circuit breaker that opens after failures in a row, and a
 * rate limit that was reached. Both are facts about the service, never about a visitor.
 */
export type CircuitBreaker = {
  /**
   * Asks for permission to send. Returns the milliseconds to wait first, usually 0. A request is refused while less
   * than `reserve`, a share from 0 to 1, of the service's quota is left.
   *
   * @throws ServiceError `unavailable` while the circuit is open, `rate-limited` if the limit resets too late to wait
   *   for it. Neither has a `status`, because nothing was sent. Every two seconds one request is let through as a
   *   probe
   */
  admit(request?: { reserve?: number | undefined }): number
  /** Records what a response says of the quota; `null` if it says nothing. */
  recordQuota(quota: Quota | null): void
  /**
   * Records how an admitted request ended; `null` means that it succeeded. `sentAt` is in epoch milliseconds. Returns
   * true if this opens the circuit.
   */
  record(failure: ServiceError | null, sentAt?: number): boolean
  /** Records that the caller ended the request before its outcome was known. */
  abandon(): void
}

/**
 * One circuit breaker for each service and origin, because the hosts of one vendor fail and limit separately. `api`
 * names an API that does so even where another one has the same host.
 */
export type CircuitBreakers = { of(service: ServiceName, url: string, api?: string): CircuitBreaker }

/** `limitedUntil`: when the service says that its limit resets. `probeAt`: when the next probe may be sent. */
type Health = {
  failuresInRow: number
  limitedUntil: number
  probeAt: number
  succeededAt: number
  quota: Quota | null
}

const maxFailuresInRow = 5
const probeEveryMs = 2000
// A probe whose request was cancelled never reports. After this time another one may be sent.
const maxProbeMs = 10_000
const maxLimitMs = 60_000
const limitWithoutTimeMs = 1000
const maxWaitMs = 1000
const maxBreakers = 100

export function createCircuitBreakers(now: () => number = Date.now): CircuitBreakers {
  const breakers = createIsolateMemory<CircuitBreaker>({ maxEntries: maxBreakers, maxBytes: mebibyte, now })
  return {
    of(service, url, api = '') {
      const key = `${service} ${URL.parse(url)?.origin ?? url} ${api}`
      const existing = breakers.get(key)
      if (existing) return existing.value
      const breaker = createBreaker(service, now)
      breakers.set(key, breaker)
      return breaker
    },
  }
}

function createBreaker(service: ServiceName, now: () => number): CircuitBreaker {
  const health: Health = { failuresInRow: 0, limitedUntil: 0, probeAt: 0, succeededAt: 0, quota: null }
  const limitMs = () => Math.max(0, health.limitedUntil - now())
  const isOpen = () => health.failuresInRow >= maxFailuresInRow
  const reservedFor = (quota: Quota | null, reserve: number) =>
    quota && quota.left < quota.total * reserve ? Math.max(0, quota.resetAt - now()) : 0
  return {
    admit({ reserve = 0 } = {}) {
      const reservedMs = reservedFor(health.quota, reserve)
      if (reservedMs > 0) throw refusal(service, 'rate-limited', reservedMs)
      const isLimited = limitMs() > maxWaitMs
      if (!isLimited && !isOpen()) return limitMs()
      const probeMs = health.probeAt - now()
      if (probeMs > 0)
        throw isLimited ? refusal(service, 'rate-limited', limitMs()) : refusal(service, 'unavailable', probeMs)
      health.probeAt = now() + maxProbeMs
      return 0
    },
    record(failure, sentAt = now()) {
      // A request that was sent during an outage may fail after the outage has ended.
      if (failure && sentAt < health.succeededAt) return false
      if (failure?.kind === 'rate-limited') {
        const resetMs = failure.retryAfterSeconds === null ? limitWithoutTimeMs : failure.retryAfterSeconds * 1000
        health.limitedUntil = now() + Math.min(resetMs, maxLimitMs)
        health.probeAt = now() + probeEveryMs
      }
      if (!failure) {
        health.succeededAt = Math.max(health.succeededAt, sentAt)
        health.limitedUntil = 0
      }
      if (!failure || !isOutage(failure)) {
        health.failuresInRow = 0
        return false
      }
      health.failuresInRow += 1
      if (!isOpen()) return false
      health.probeAt = now() + probeEveryMs
      return health.failuresInRow === maxFailuresInRow
    },
    recordQuota(quota) {
      health.quota = quota ?? health.quota
    },
    abandon: () => void (health.probeAt = Math.min(health.probeAt, now())),
  }
}

/** A service that refuses, or responds with something unreadable, is still up. */
function isOutage({ kind }: ServiceError): boolean {
  return kind === 'timeout' || kind === 'network' || kind === 'unavailable'
}

function refusal(service: ServiceName, kind: 'unavailable' | 'rate-limited', ms: number): ServiceError {
  const why = kind === 'unavailable' ? 'its circuit is open' : 'its rate limit is reached'
  return new ServiceError(service, kind, {
    message: `${service}: not called, because ${why}`,
    retryAfterSeconds: Math.ceil(ms / 1000),
  })
}
