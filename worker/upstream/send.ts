import { failureOfStatus, malformed } from './failures.ts'
import type { ServiceName } from '#shared/errors.ts'

export type Fetch = (input: string, init: RequestInit) => Promise<Response>

export type CallRequest = {
  url: string
  /** The caller's own signal: it ends the call with its reason. */
  signal: AbortSignal
  /** GET by default. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as a form, in place of `body`. */
  form?: Readonly<Record<string, string>>
  /** True if the request may be sent twice. It is then retried after a network failure or a 5xx. GET is always retried. */
  isIdempotent?: boolean
  /** `text` passes the body to the schema unparsed. */
  format?: 'json' | 'text'
  /** Statuses other than 2xx whose body is the response, such as that of a declined card. */
  respondsWith?: readonly number[]
}

/** Statuses that mean that the resource does not exist; the call then returns `null`. */
export type AbsentOn = { absentOn: readonly number[] }

type Sending = {
  service: ServiceName
  fetch: Fetch
  headers?: Record<string, string>
  requestId?: string
  operation: string
  request: CallRequest & Partial<AbsentOn>
  within: AbortSignal
  /** Receives the headers of every response. */
  onHeaders?: (headers: Headers) => void
}

/** The result of a request whose response has one of the statuses in `absentOn`. */
export const absent = Symbol('absent')
const jsonType = /^application\/(?:[\w.+-]+\+)?json\b/i

/**
 * Sends once. Resolves with the body, or `absent`.
 *
 * @throws ServiceError for a failed status or an unusable body; what `fetch` throws
 */
export async function send(sending: Sending): Promise<unknown> {
  const { service, fetch, headers, requestId, operation, request, within } = sending
  const content = contentOf(request)
  const response = await fetch(request.url, {
    method: request.method ?? 'GET',
    headers: {
      accept: 'application/json',
      ...(requestId !== undefined && { 'x-request-id': requestId }),
      ...headers,
      ...(content && { 'content-type': content.type }),
      ...request.headers,
    },
    ...(content && { body: content.text }),
    // A redirect would send the credentials to another address.
    redirect: 'manual',
    signal: within,
  })
  const { status } = response
  sending.onHeaders?.(response.headers)
  if (request.absentOn?.includes(status)) {
    discard(response)
    return absent
  }
  if (!response.ok && !request.respondsWith?.includes(status))
    throw failureOfStatus(service, operation, {
      status,
      headers: response.headers,
      body: await untilAborted(errorBody(response), within),
    })
  if (request.format === 'text') return untilAborted(response.text(), within)
  if (!jsonType.test(response.headers.get('content-type') ?? '')) {
    discard(response)
    throw malformed(service, operation, { what: 'the content type of the response is not JSON', status })
  }
  try {
    return await untilAborted(response.json(), within)
  } catch (cause) {
    if (within.aborted) throw within.reason
    // Any other error means that the connection broke in the middle of the body.
    if (!(cause instanceof SyntaxError)) throw cause
    throw malformed(service, operation, { what: 'the response is not valid JSON', status, cause })
  }
}

function contentOf({ body, form }: CallRequest): { type: string; text: string } | null {
  if (form) return { type: 'application/x-www-form-urlencoded', text: String(new URLSearchParams(form)) }
  return body === undefined ? null : { type: 'application/json', text: JSON.stringify(body) }
}

// A body may drip for as long as it likes, whatever becomes of the request that it belongs to.
async function untilAborted<Value>(body: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = Promise.withResolvers<never>()
  const end = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  try {
    // The body rejects too when the signal ends it, so both have a handler.
    return await Promise.race([aborted.promise, body])
  } finally {
    signal.removeEventListener('abort', end)
  }
}

// Not awaited, because a body may take long to end.
function discard(response: Response): void {
  response.body?.cancel().catch(() => undefined)
}

async function errorBody(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch {
    return ''
  }
}
