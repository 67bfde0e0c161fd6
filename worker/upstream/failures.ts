import { ServiceError, type ServiceFailure, type ServiceName } from '#shared/errors.ts'

const maxTitleLength = 300
const fieldPath = /^[\w.[\]]{1,100}$/

/** The failure for a status outside 2xx. The response's own title, if it has one, is in `cause.title`. */
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
    cause: {
      title: titleOf(body),
      code: codeOf(body),
      fields: fieldsOf(body),
      isTransient: headers.get('transient-error') === 'true',
    },
  })
}

/**
 * The vendor's code for a refusal, from `failureOfStatus`; empty if it gave none. `isTransient`: the vendor says that
 * the same request may succeed later.
 */
export function refusalCode({ cause }: ServiceError): { code: string; isTransient: boolean } {
  const given = typeof cause === 'object' && cause !== null ? cause : {}
  return {
    code: 'code' in given && typeof given.code === 'string' ? given.code : '',
    isTransient: 'isTransient' in given && given.isTransient === true,
  }
}

/** The vendor's title for a refusal, from `failureOfStatus`; empty if it gave none. */
export function refusalTitle(error: ServiceError): string {
  const { cause } = error
  return typeof cause === 'object' && cause !== null && 'title' in cause && typeof cause.title === 'string'
    ? cause.title
    : ''
}

/**
 * The names of the fields that the vendor refused, in the vendor's words and as paths: `0.addresses.0.city`. Empty if
 * it named none.
 */
export function refusalFields({ cause }: ServiceError): string[] {
  return typeof cause === 'object' && cause !== null && 'fields' in cause && Array.isArray(cause.fields)
    ? cause.fields.map(String)
    : []
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

// Error bodies differ per vendor and API family. Only the title and the names of fields are kept, because the rest may
// repeat what a visitor typed.
function titleOf(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body)
    const first: unknown = Array.isArray(parsed) ? parsed[0] : parsed
    if (typeof first !== 'object' || first === null) return ''
    const title = 'title' in first ? first.title : 'message' in first ? first.message : ''
    return typeof title === 'string' ? title.slice(0, maxTitleLength) : ''
  } catch {
    return ''
  }
}

function codeOf(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null && 'errorCode' in parsed ? String(parsed.errorCode) : ''
  } catch {
    return ''
  }
}

function fieldsOf(body: string): string[] {
  try {
    const parsed: unknown = JSON.parse(body)
    const first: unknown = Array.isArray(parsed) ? parsed[0] : parsed
    if (typeof first !== 'object' || first === null || !('errors' in first)) return []
    const { errors } = first
    if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return []
    return Object.keys(errors).filter((name) => fieldPath.test(name))
  } catch {
    return []
  }
}
