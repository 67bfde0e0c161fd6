import type { ServiceName } from '../../shared/errors.ts'
import { failureOfStatus, malformed } from './failures.ts'

export type Fetch = (input: string, init: RequestInit) => Promise<Response>

export type CallRequest = {
  url: string
  /** The caller's own: it ends the call with its reason. */
  signal: AbortSignal
  /** GET unless told. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** May be sent twice, and is after a network failure or a 5xx; GET always may. */
  isIdempotent?: boolean
  /** `text` hands the body to the schema as it is. */
  format?: 'json' | 'text'
}

/** Statuses that mean 'there is none': the call then answers `null`. */
export type AbsentOn = { absentOn: readonly number[] }

type Sending = {
  service: ServiceName
  fetch: Fetch
  headers?: Record<string, string>
  operation: string
  request: CallRequest & Partial<AbsentOn>
  within: AbortSignal
}

/** The answer's status says that there is none. */
export const absent = Symbol('absent')
const jsonType = /^application\/(?:[\w.+-]+\+)?json\b/i

/**
 * Sends once. Answers the body, or `absent`.
 *
 * @throws ServiceError of a status or a body that is no answer; what `fetch` raises.
 */
export async function send({ service, fetch, headers, operation, request, within }: Sending): Promise<unknown> {
  const hasBody = request.body !== undefined
  const response = await fetch(request.url, {
    method: request.method ?? 'GET',
    headers: {
      accept: 'application/json',
      ...headers,
      ...(hasBody && { 'content-type': 'application/json' }),
      ...request.headers,
    },
    ...(hasBody && { body: JSON.stringify(request.body) }),
    // A redirect would carry the credentials to wherever it points.
    redirect: 'manual',
    signal: within,
  })
  const { status } = response
  if (request.absentOn?.includes(status)) {
    discard(response)
    return absent
  }
  if (!response.ok)
    throw failureOfStatus(service, operation, { status, headers: response.headers, body: await errorBody(response) })
  if (request.format === 'text') return response.text()
  if (!jsonType.test(response.headers.get('content-type') ?? '')) {
    discard(response)
    throw malformed(service, operation, { what: 'the answer is not JSON by its content type', status })
  }
  try {
    return await response.json()
  } catch (cause) {
    if (within.aborted) throw within.reason
    // Anything else is a connection that broke in the middle of the body.
    if (!(cause instanceof SyntaxError)) throw cause
    throw malformed(service, operation, { what: 'the answer is not JSON', status, cause })
  }
}

// Not awaited: a body may take its time to end.
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
