export type ServiceName =
  | 'commerce'
  | 'content'
  | 'search'
  | 'media'
  | 'promotions'
  | 'badges'
  | 'payments'
  | 'marketing'
  | 'sessions'

/** `rejected`: the service answered and refused what we sent; the others: it could not serve us. */
export type ServiceFailure =
  | 'timeout'
  | 'network'
  | 'unavailable'
  | 'rate-limited'
  | 'malformed'
  | 'unauthorised'
  | 'rejected'

/**
 * A call to a service that did not give an answer. Raised by adapters, mapped to a response once, in
 * `worker/on-error.ts`.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly service: ServiceName
  readonly kind: ServiceFailure
  /** HTTP status of the service's answer, where there was one. */
  readonly status: number | null
  readonly retryAfterSeconds: number | null

  constructor(
    service: ServiceName,
    kind: ServiceFailure,
    options: { message?: string; status?: number; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(options.message ?? `${service}: ${kind}`, { cause: options.cause })
    this.service = service
    this.kind = kind
    this.status = options.status ?? null
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
  }
}

/** A page or record that does not exist: a real 404. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
}
