import * as v from 'valibot'
import { ServiceError, type ServiceFailure, type ServiceName } from '#shared/errors.ts'

const maxTitleLength = 300
const fieldPath = /^[\w.[\]]{1,100}$/

const noDetails = { title: '', code: '', fields: [] }

/**
 * `code` is the vendor's. `fields` are the names of the fields that it refused, in its words and as paths:
 * `0.addresses.0.city`. `isTransient`: it says that the same request may succeed later.
 */
const RefusalSchema = v.fallback(
  v.object({ title: v.string(), code: v.string(), fields: v.array(v.string()), isTransient: v.boolean() }),
  { ...noDetails, isTransient: false },
)
type Refusal = v.InferOutput<typeof RefusalSchema>

const TextSchema = v.fallback(v.string(), '')

/** Some vendors write the message and the code into an object `error`. */
const NestedErrorSchema = v.object({ message: v.optional(TextSchema), code: v.optional(TextSchema) })

// Error bodies differ per vendor and API family. Only the title, the code and the names of fields are kept, because the
// rest may repeat what a visitor typed.
const ErrorBodySchema = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.transform((body): unknown => (Array.isArray(body) ? body[0] : body)),
    v.object({
      title: v.optional(TextSchema),
      message: v.optional(TextSchema),
      errorCode: v.optional(v.unknown()),
      error: v.fallback(NestedErrorSchema, {}),
      errors: v.optional(v.unknown()),
    }),
    v.transform(({ title, message, errorCode, error, errors }) => ({
      title: (title ?? message ?? error.message ?? '').slice(0, maxTitleLength),
      code: String(errorCode ?? error.code ?? ''),
      fields: isRecord(errors) ? Object.keys(errors).filter((name) => fieldPath.test(name)) : [],
    })),
  ),
  noDetails,
)

/** The failure for a status outside 2xx. `vendorRefusal` reads the details of the response's body from it. */
export function failureOfStatus(
  service: ServiceName,
  operation: string,
  response: { status: number; headers: Headers; body: string },
): ServiceError {
  const { status, headers, body } = response
  const kind = kindOfStatus(status)
  const retryAfterSeconds = retryAfter(headers)
  return new ServiceError(service, kind, {
    message: `${service} ${operation}: ${kind} (${status})`,
    status,
    ...(retryAfterSeconds !== null && { retryAfterSeconds }),
    cause: { ...v.parse(ErrorBodySchema, body), isTransient: headers.get('transient-error') === 'true' },
  })
}

/** The details of a refusal that is only a message, for `vendorRefusal`. */
export function refusalOf(message: string): Refusal {
  return { ...noDetails, title: message.slice(0, maxTitleLength), isTransient: false }
}

/** The details of a refusal in the vendor's response, from `failureOfStatus`. They are empty if it has none. */
export function vendorRefusal({ cause }: ServiceError): Refusal {
  return v.parse(RefusalSchema, cause)
}

/** The failure for an error thrown by fetch or while reading the body. */
export function failureOfThrow(service: ServiceName, operation: string, cause: unknown): ServiceError {
  if (cause instanceof ServiceError) return cause
  const kind = cause instanceof Error && cause.name === 'TimeoutError' ? 'timeout' : 'network'
  return new ServiceError(service, kind, { message: `${service} ${operation}: ${kind}`, cause })
}

export function malformed(
  service: ServiceName,
  operation: string,
  { what, ...rest }: { what: string; status?: number; cause?: unknown },
): ServiceError {
  return new ServiceError(service, 'malformed', { message: `${service} ${operation}: ${what}`, ...rest })
}

function kindOfStatus(status: number): ServiceFailure {
  if (status === 401 || status === 403) return 'unauthorised'
  if (status === 429) return 'rate-limited'
  if (status === 408) return 'timeout'
  return status >= 400 && status < 500 ? 'rejected' : 'unavailable'
}

/** Seconds to wait, rounded up, from `Retry-After` (seconds or a date) or else from the commerce platform's own headers. */
function retryAfter(headers: Headers): number | null {
  const standard = headers.get('retry-after') ?? headers.get('x-retry-after')
  if (standard !== null) {
    if (/^\d+$/.test(standard)) return Number(standard)
    const date = Date.parse(standard)
    if (Number.isFinite(date)) return Math.max(0, Math.ceil((date - Date.now()) / 1000))
  }
  const resetMs = headers.get('x-rate-limit-time-reset-ms')
  return resetMs !== null && /^\d+$/.test(resetMs) ? Math.ceil(Number(resetMs) / 1000) : null
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
