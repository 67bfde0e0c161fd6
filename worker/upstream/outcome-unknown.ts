import { ServiceError } from '#shared/errors.ts'

/**
 * True if a failed write to the commerce platform may have been executed. A write that an open circuit breaker stopped
 * has no status and was not sent.
 */
export function isOutcomeUnknown(failure: unknown): boolean {
  if (!(failure instanceof ServiceError) || failure.service !== 'commerce') return false
  return (
    failure.kind === 'timeout' ||
    failure.kind === 'network' ||
    failure.kind === 'malformed' ||
    (failure.kind === 'unavailable' && failure.status !== null)
  )
}
