import type { SandboxRequest } from '../env.ts'
import { logFailure } from '../log-failure.ts'

type ErrorKind = {
  status: 400 | 401 | 403 | 404 | 422 | 500
  errorCode: string
  errorType: 'validation' | 'security' | 'configuration'
  message: string
  /** Sent as the header `transient-error`: true if the same request can be sent again. */
  isTransient?: boolean
}

/** A request that the provider rejects; the response is a ServiceError. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly kind: ErrorKind
  constructor(kind: ErrorKind) {
    super(kind.message)
    this.kind = kind
  }
}

export function invalid(errorCode: string, message: string) {
  return new ServiceError({ status: 422, errorCode, errorType: 'validation', message })
}

/** Responds to a thrown error. Only requests with a valid API key get their own reference. */
export function respondToError(error: Error, c: SandboxRequest) {
  if (error instanceof ServiceError) {
    const { isTransient, ...body } = error.kind
    if (isTransient !== undefined) c.header('transient-error', String(isTransient))
    return c.json({ ...body, ...(body.status > 401 && { pspReference: createPspReference() }) }, body.status)
  }
  logFailure('adyen', error, c)
  return c.json({ status: 500, errorCode: '000', errorType: 'internal', message: 'Internal error' }, 500)
}

const letters = 'BCDFGHJKLMNPQRSTVWXZ23456789'

/** Sixteen random characters. */
export function createPspReference(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => letters[byte % letters.length]).join('')
}
