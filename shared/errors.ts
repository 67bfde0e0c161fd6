/** Their order is that of the columns of data points (`worker/telemetry/data-points.ts`). */
export const serviceNames = [
  'commerce',
  'content',
  'search',
  'media',
  'promotions',
  'badges',
  'payments',
  'marketing',
  'sessions',
  'analytics',
  'shops',
  // A system of the merchant's (`worker/own`).
  'own',
] as const

export type ServiceName = (typeof serviceNames)[number]

/** `rejected`: the service refused the request. All other kinds: the service could not handle it. */
export type ServiceFailure =
  | 'timeout'
  | 'network'
  | 'unavailable'
  | 'rate-limited'
  | 'malformed'
  | 'unauthorised'
  | 'rejected'

export type ServiceErrorOptions = {
  message?: string
  status?: number | null
  retryAfterSeconds?: number | null
  cause?: unknown
}

/**
 * A call to a service that failed. Adapters throw it; it is mapped to a response in one place,
 * `worker/middleware/on-error.ts`.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly service: ServiceName
  readonly kind: ServiceFailure
  /** HTTP status of the service's response; `null` if there was no response. */
  readonly status: number | null
  readonly retryAfterSeconds: number | null

  constructor(service: ServiceName, kind: ServiceFailure, options: ServiceErrorOptions = {}) {
    super(options.message ?? `${service}: ${kind}`, { cause: options.cause })
    this.service = service
    this.kind = kind
    this.status = options.status ?? null
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
  }
}

/** A page or record that does not exist. The response is 404. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
}
