import * as v from 'valibot'
import type { Log } from '../lib/log.ts'
import { noTracing, type Tracing } from '../telemetry/span.ts'
import type { Budget } from './budget.ts'
import type { CircuitBreakers } from './circuit-breaker.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'
import { failureOfThrow, malformed } from './failures.ts'
import { createInFlightReads } from './in-flight-reads.ts'
import { pause } from './pause.ts'
import { quotaIn } from './quota.ts'
import { absent, send, type AbsentOn, type CallRequest, type Fetch } from './send.ts'
import { ServiceError, type ServiceName } from '#shared/errors.ts'

export type CallOptions = {
  service: ServiceName
  /** An API of the service that fails and limits separately, whatever its host. */
  api?: string
  fetch: Fetch
  /** Timeout in milliseconds of the whole call, including its retry and reading the body. */
  timeoutMs: number
  /** The time that all calls of the incoming request may take together, if it is limited. */
  budget?: Budget
  /** Sent with every request: credentials, `accept`. */
  headers?: Record<string, string>
  /** Id of the incoming request, sent with every request, so that a service can find the calls of one page view. */
  requestId?: string
  /** Each call has a span, with its retry. */
  tracing?: Tracing
  log: Pick<Log, 'info' | 'warn'>
  /**
   * Receives one sample per call for `Server-Timing`: `operation` is a fixed name, `ms` the duration, `ok` is true if
   * there was a response.
   */
  onTiming?: OnTiming
  /** Milliseconds to wait before the one retry; jittered by default. */
  retryDelayMs?: () => number
  /** The isolate's circuit breakers and rate limits. */
  circuitBreakers?: CircuitBreakers
  /** The limit on concurrent calls of the request. */
  concurrencyLimit?: ConcurrencyLimit
  /** The share of the service's quota that the call leaves to more important ones, 0 by default. */
  reserve?: () => number
}

export type OnTiming = (operation: string, ms: number, ok: boolean) => void

/**
 * Calls an operation of one service and parses its response.
 *
 * @throws ServiceError of the service; the caller's own abort reason if its signal ends the call
 */
export type Call = {
  <Schema extends v.GenericSchema>(
    operation: string,
    schema: Schema,
    request: CallRequest & AbsentOn,
  ): Promise<v.InferOutput<Schema> | null>
  <Schema extends v.GenericSchema>(
    operation: string,
    schema: Schema,
    request: CallRequest & { absentOn?: never },
  ): Promise<v.InferOutput<Schema>>
}

type Sending = CallOptions & {
  operation: string
  request: CallRequest & Partial<AbsentOn>
  within: AbortSignal
  /** True if the call gets less than its own timeout, so that its end says nothing about the service. */
  isCutShort: boolean
}

const maxShortResetSeconds = 1

/** Equal in-flight reads of one caller, which its signal identifies, are sent once. */
export function createCall(options: CallOptions): Call {
  const { service, log, onTiming, tracing = noTracing } = options
  const reads = createInFlightReads()
  return function call(operation: string, schema: v.GenericSchema, request: CallRequest & Partial<AbsentOn>) {
    const method = request.method ?? 'GET'
    const run = () =>
      tracing.span('upstream', { service, operation, method }, (span) =>
        perform(operation, schema, request).catch((cause: unknown) => {
          if (cause instanceof ServiceError) span.set('failure', cause.kind)
          throw cause
        }),
      )
    if (isSafeTwice(request)) return reads.join(operation, request, run)
    reads.forget(request.signal)
    return run()
  }

  async function perform(operation: string, schema: v.GenericSchema, request: CallRequest & Partial<AbsentOn>) {
    const startedAt = Date.now()
    const leftMs = options.budget?.leftMs() ?? options.timeoutMs
    const timeout = startTimeout(Math.min(options.timeoutMs, leftMs))
    const within = AbortSignal.any([request.signal, timeout.signal])
    const isCutShort = leftMs < options.timeoutMs
    try {
      const response = await sendWithRetry({ ...options, operation, request, within, isCutShort })
      const output = response === absent ? null : parse(service, operation, { schema, response })
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
    } finally {
      timeout.end()
    }
  }
}

/** `AbortSignal.timeout` with an end: the timers of one context of workerd are limited, those of old calls too. */
function startTimeout(ms: number): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DOMException('The call timed out.', 'TimeoutError')), ms)
  return { signal: controller.signal, end: () => clearTimeout(timer) }
}

async function sendWithRetry(sending: Sending): Promise<unknown> {
  const { service, operation, request, within, retryDelayMs } = sending
  try {
    return await attempt(sending)
  } catch (cause) {
    if (within.aborted) throw within.reason
    const failure = failureOfThrow(service, operation, cause)
    if (!mayRetry(request, failure)) throw failure
    await pause(delayOf(failure, retryDelayMs ?? jitter), within)
    return attempt(sending)
  }
}

/** Sends when the concurrency limit allows it and the circuit is closed. */
async function attempt(sending: Sending): Promise<unknown> {
  const { service, operation, request, within, concurrencyLimit, isCutShort, reserve, log } = sending
  const breaker = sending.circuitBreakers?.of(service, request.url, sending.api)
  const release = await concurrencyLimit?.take(within)
  try {
    within.throwIfAborted()
    const waitMs = breaker?.admit({ reserve: reserve?.() }) ?? 0
    if (waitMs > 0) await pause(waitMs, within)
    const sentAt = Date.now()
    const onHeaders = (headers: Headers) => breaker?.recordQuota(quotaIn(headers, Date.now()))
    const response = await send({ ...sending, onHeaders }).catch((cause: unknown) => {
      if (request.signal.aborted) {
        breaker?.abandon()
        throw cause
      }
      const failure = failureOfThrow(service, operation, within.aborted ? within.reason : cause)
      if (within.aborted && isCutShort) breaker?.abandon()
      else if (breaker?.record(failure, sentAt)) log.warn('circuit-open', { service })
      throw failure
    })
    breaker?.record(null, sentAt)
    return response
  } finally {
    release?.()
  }
}

function parse(
  service: ServiceName,
  operation: string,
  { schema, response }: { schema: v.GenericSchema; response: unknown },
): unknown {
  const parsed = v.safeParse(schema, response)
  if (parsed.success) return parsed.output
  throw malformed(service, operation, {
    what: 'the response does not match its schema',
    cause: v.flatten(parsed.issues),
  })
}

function mayRetry(request: CallRequest, failure: ServiceError): boolean {
  if (!isSafeTwice(request)) return false
  if (failure.kind === 'rate-limited')
    return failure.retryAfterSeconds !== null && failure.retryAfterSeconds <= maxShortResetSeconds
  // A failure without a status means that nothing was sent, because the circuit is open.
  return failure.kind === 'network' || (failure.kind === 'unavailable' && failure.status !== null)
}

function isSafeTwice(request: CallRequest): boolean {
  return (request.method ?? 'GET') === 'GET' || request.isIdempotent === true
}

function delayOf(failure: ServiceError, otherwise: () => number): number {
  return failure.kind === 'rate-limited' ? (failure.retryAfterSeconds ?? 0) * 1000 : otherwise()
}

function jitter(): number {
  return 50 + Math.random() * 150
}
