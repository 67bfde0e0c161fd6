import { ServiceError, type ServiceName } from '../../shared/errors.ts'
import { createIsolateMemory } from './isolate-memory.ts'

/**
 * What an isolate knows of a service's health: a circuit that opens after failures in a row, and a rate limit that has
 * been reached. Both are facts about the service, never about a visitor.
 */
export type CircuitBreaker = {
  /**
   * Asks to send. Answers the milliseconds to wait first, 0 most often.
   *
   * @throws ServiceError `unavailable` while the circuit is open, `rate-limited` while the limit resets later than is
   *   worth waiting for. Neither has a `status`: nothing was sent.
   */
  admit(): number
  /** Tells how a request that was admitted ended; `null`: it was answered. True when the circuit opens by it. */
  record(failure: ServiceError | null): boolean
  /** Tells that the caller went away before the request had ended. */
  abandon(): void
}

/** Guards by service and origin: the hosts of one vendor fail and limit apart. */
export type CircuitBreakers = { of(service: ServiceName, url: string): CircuitBreaker }

type Health = { failuresInRow: number; openUntil: number; probedAt: number | null; limitedUntil: number }

const maxFailuresInRow = 5
const openMs = 10_000
// A probe whose request is gone never reports; another may then be sent.
const maxProbeMs = 10_000
const maxLimitMs = 60_000
const limitWithoutTimeMs = 1000
const maxWaitMs = 1000
const maxBreakers = 100

export function createCircuitBreakers(now: () => number = Date.now): CircuitBreakers {
  const guards = createIsolateMemory<CircuitBreaker>({ maximum: maxBreakers, now })
  return {
    of(service, url) {
      const key = `${service} ${URL.parse(url)?.origin ?? url}`
      const known = guards.get(key)
      if (known) return known.value
      const guard = createBreaker(service, now)
      guards.set(key, guard)
      return guard
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

/** A service that refuses, or answers what we cannot read, is there all the same. */
function isOutage({ kind }: ServiceError): boolean {
  return kind === 'timeout' || kind === 'network' || kind === 'unavailable'
}

function refusal(service: ServiceName, kind: 'unavailable' | 'rate-limited', ms: number): ServiceError {
  const why = kind === 'unavailable' ? 'its circuit is open' : 'its rate limit is reached'
  return new ServiceError(service, kind, {
    message: `${service}: not asked, ${why}`,
    retryAfterSeconds: Math.ceil(ms / 1000),
  })
}
