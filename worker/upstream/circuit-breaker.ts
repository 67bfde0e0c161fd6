import { ServiceError, type ServiceName } from '../../shared/errors.ts'
import { createIsolateMemory } from './isolate-memory.ts'

/**
 * The health of a service as an isolate has observed it: a circuit breaker that opens after failures in a row, and a
 * rate limit that was reached. Both are facts about the service, never about a visitor.
 */
export type CircuitBreaker = {
  /**
   * Asks for permission to send. Returns the milliseconds to wait first, usually 0.
   *
   * @throws ServiceError `unavailable` while the circuit is open, `rate-limited` if the limit resets too late to wait
   *   for it. Neither has a `status`, because nothing was sent
   */
  admit(): number
  /** Records how an admitted request ended; `null` means that it succeeded. Returns true if this opens the circuit. */
  record(failure: ServiceError | null): boolean
  /** Records that the caller aborted before the request had ended. */
  abandon(): void
}

/** One circuit breaker for each service and origin, because the hosts of one vendor fail and limit separately. */
export type CircuitBreakers = { of(service: ServiceName, url: string): CircuitBreaker }

type Health = { failuresInRow: number; openUntil: number; probedAt: number | null; limitedUntil: number }

const maxFailuresInRow = 5
const openMs = 10_000
// A probe whose request was cancelled never reports. After this time another one may be sent.
const maxProbeMs = 10_000
const maxLimitMs = 60_000
const limitWithoutTimeMs = 1000
const maxWaitMs = 1000
const maxBreakers = 100

export function createCircuitBreakers(now: () => number = Date.now): CircuitBreakers {
  const breakers = createIsolateMemory<CircuitBreaker>({ maxEntries: maxBreakers, now })
  return {
    of(service, url) {
      const key = `${service} ${URL.parse(url)?.origin ?? url}`
      const existing = breakers.get(key)
      if (existing) return existing.value
      const breaker = createBreaker(service, now)
      breakers.set(key, breaker)
      return breaker
    },
  }
}

function createBreaker(service: ServiceName, now: () => number): CircuitBreaker {
  const health: Health = { failuresInRow: 0, openUntil: 0, probedAt: null, limitedUntil: 0 }
  return {
    admit() {
      const waitMs = Math.max(0, health.limitedUntil - now())
      if (waitMs > maxWaitMs) throw refusal(service, 'rate-limited', waitMs)
      if (health.failuresInRow >= maxFailuresInRow) {
        const openMsLeft = health.openUntil - now()
        if (openMsLeft > 0) throw refusal(service, 'unavailable', openMsLeft)
        const isProbed = health.probedAt !== null && now() - health.probedAt < maxProbeMs
        if (isProbed) throw refusal(service, 'unavailable', maxWaitMs)
        health.probedAt = now()
      }
      return waitMs
    },
    record(failure) {
      if (failure?.kind === 'rate-limited') {
        const limitMs = failure.retryAfterSeconds === null ? limitWithoutTimeMs : failure.retryAfterSeconds * 1000
        health.limitedUntil = now() + Math.min(limitMs, maxLimitMs)
      }
      health.probedAt = null
      if (!failure || !isOutage(failure)) {
        health.failuresInRow = 0
        return false
      }
      health.failuresInRow += 1
      if (health.failuresInRow < maxFailuresInRow) return false
      const wasOpen = health.openUntil > now()
      health.openUntil = now() + openMs
      return !wasOpen
    },
    abandon: () => void (health.probedAt = null),
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
