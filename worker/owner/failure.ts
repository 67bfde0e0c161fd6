import { RateLimitedError } from '../context/rate-limit.ts'
import type { Failure } from '../ports/cart-command.ts'
import { NotFoundError, ServiceError } from '#shared/errors.ts'

/** The error as a message; `null` for a fault of the shop, which crosses to the caller as it is. */
export function toFailure(cause: unknown): Failure | null {
  if (cause instanceof ServiceError) {
    const { service, kind, message, status, retryAfterSeconds } = cause
    return { of: 'service', service, kind, options: { message, status, retryAfterSeconds } }
  }
  if (cause instanceof NotFoundError) return { of: 'nothing-found', message: cause.message }
  if (cause instanceof RateLimitedError) return { of: 'rate-limit', action: cause.action }
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return { of: 'timeout', message: cause.message }
  return null
}

export function toError(failure: Failure): Error {
  switch (failure.of) {
    case 'service':
      return new ServiceError(failure.service, failure.kind, failure.options)
    case 'nothing-found':
      return new NotFoundError(failure.message)
    case 'rate-limit':
      return new RateLimitedError(failure.action)
    case 'timeout':
      return new DOMException(failure.message, 'TimeoutError')
  }
}
