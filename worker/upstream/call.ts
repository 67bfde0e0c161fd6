import * as v from 'valibot'
import { ServiceError } from '../../shared/errors.ts'
import type { ServiceName } from '../../shared/errors.ts'
import type { Log } from '../log.ts'
import { failureOfStatus, failureOfThrow, malformed } from './failures.ts'

export type CallOptions = {
  service: ServiceName
  fetch: (input: string, init: RequestInit) => Promise<Response>
  /** For the whole call, its retry and the reading of the body included. */
  deadlineMs: number
  /** Sent with every request: credentials, `accept`. */
  headers?: Record<string, string>
  log: Pick<Log, 'info' | 'warn'>
  /** A sample per call for `Server-Timing`: `operation` is a fixed name, `ms` its length, `ok` whether it gave an answer. */
  onTiming?: OnTiming
  /** Milliseconds to wait before the one retry; jittered by default. */
  retryDelayMs?: () => number
}

export type OnTiming = (operation: string, ms: number, ok: boolean) => void

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

/**
 * Calls an operation of one service and parses its answer.
 * @throws ServiceError of the service; the caller's own abort reason when its signal ends the call.
 */
export type Call = {
  <Schema extends v.GenericSchema>(operation: string, schema: Schema, request: CallRequest & AbsentOn): Promise<v.InferOutput<Schema> | null>
  <Schema extends v.GenericSchema>(operation: string, schema: Schema, request: CallRequest & { absentOn?: never }): Promise<v.InferOutput<Schema>>
}

type Sending = CallOptions & { operation: string; request: CallRequest & Partial<AbsentOn>; within: AbortSignal }

const longestShortResetSeconds = 1
const absent = Symbol('absent')
const jsonType = /^application\/(?:[\w.+-]+\+)?json\b/i

export function createCall(options: CallOptions): Call {
  const { service, log, onTiming } = options
  return async function call(operation: string, schema: v.GenericSchema, request: CallRequest & Partial<AbsentOn>) {
    const startedAt = Date.now()
    const within = AbortSignal.any([request.signal, AbortSignal.timeout(options.deadlineMs)])
    try {
      const answer = await withOneRetry({ ...options, operation, request, within })
      const output = answer === absent ? null : parse(service, operation, { schema, answer })
      onTiming?.(operation, Date.now() - startedAt, true)
      return output
    } catch (cause) {
      const milliseconds = Date.now() - startedAt
      onTiming?.(operation, milliseconds, false)
      if (request.signal.aborted && !(cause instanceof ServiceError)) throw request.signal.reason
      const failure = failureOfThrow(service, operation, cause)
      const report = failure.kind === 'rejected' ? log.info : log.warn
      report('upstream-failure', { service, operation, kind: failure.kind, status: failure.status, milliseconds })
      throw failure
    }
  } as Call
}

async function withOneRetry(sending: Sending): Promise<unknown> {
  const { service, operation, request, within, retryDelayMs } = sending
  try {
    return await send(sending)
  } catch (cause) {
    if (within.aborted) throw within.reason
    const failure = failureOfThrow(service, operation, cause)
    if (!mayRetry(request, failure)) throw failure
    await pause(delayOf(failure, retryDelayMs ?? jitter), within)
    return send(sending)
  }
}

/** The body of the answer, or `absent` where the status says that there is none. */
async function send({ service, fetch, headers, operation, request, within }: Sending): Promise<unknown> {
  const hasBody = request.body !== undefined
  const response = await fetch(request.url, {
    method: request.method ?? 'GET',
    headers: { accept: 'application/json', ...headers, ...(hasBody && { 'content-type': 'application/json' }), ...request.headers },
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
  if (!response.ok) throw failureOfStatus(service, operation, { status, headers: response.headers, body: await errorBody(response) })
  if (request.format === 'text') return response.text()
  if (!jsonType.test(response.headers.get('content-type') ?? '')) {
    discard(response)
    throw malformed(service, operation, { what: 'the answer is not JSON by its content type', status })
  }
  try {
    return await response.json()
  } catch (cause) {
    if (within.aborted) throw within.reason
    throw malformed(service, operation, { what: 'the answer is cut off or not JSON', status, cause })
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

function parse(service: ServiceName, operation: string, { schema, answer }: { schema: v.GenericSchema; answer: unknown }): unknown {
  const parsed = v.safeParse(schema, answer)
  if (parsed.success) return parsed.output
  throw malformed(service, operation, { what: 'the answer has another shape', cause: v.flatten(parsed.issues) })
}

function mayRetry(request: CallRequest, failure: ServiceError): boolean {
  if ((request.method ?? 'GET') !== 'GET' && request.isIdempotent !== true) return false
  if (failure.kind === 'rate-limited') return failure.retryAfterSeconds !== null && failure.retryAfterSeconds <= longestShortResetSeconds
  return failure.kind === 'network' || failure.kind === 'unavailable'
}

function delayOf(failure: ServiceError, otherwise: () => number): number {
  return failure.kind === 'rate-limited' ? (failure.retryAfterSeconds ?? 0) * 1000 : otherwise()
}

function jitter(): number {
  return 50 + Math.random() * 150
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end)
      resolve()
    }, ms)
    signal.addEventListener('abort', end, { once: true })
  })
}
