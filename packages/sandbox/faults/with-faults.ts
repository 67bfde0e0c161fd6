import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { SandboxContext, SandboxRequest } from '../env.ts'
import { type Service, standIns } from '../services.ts'
import { logCall } from './call-log.ts'
import { type Failure, phraseOf } from './failure.ts'
import type { Fault } from './fault.ts'
import { takeFault, watchLifting } from './rules.ts'
import { spoilResponse } from './spoil-response.ts'
import { wait } from './wait.ts'

// The longest time that a call hangs; after that it continues normally.
const maxHangMs = 600_000
const lookEveryMs = 100

/** Middleware in front of a service: logs its calls and applies the active faults. */
export function withFaults(service: Service): MiddlewareHandler<SandboxContext> {
  return createMiddleware<SandboxContext>(async function faults(c, next) {
    const { pathname, search } = new URL(c.req.url)
    const path = pathname.slice(service.length + 1) || '/'
    const call = logCall(service, { method: c.req.method, path: path + search })
    const fault = await takeFault({ service, method: c.req.method, path, readOperation: () => readOperation(c) })
    if (fault !== undefined) {
      call.fault = fault.kind
      await holdCall(fault)
    }
    const refusal = fault && refusalOf(fault, service, path)
    if (refusal) {
      c.res = refusal
    } else {
      await next()
      if (fault) await spoil(c, fault)
    }
    call.status = c.res.status
    call.endedAt = new Date().toISOString()
  })
}

async function holdCall(fault: Fault): Promise<void> {
  if (fault.delayMs !== undefined) await wait(fault.delayMs)
  if (fault.kind !== 'hang') return
  const isLifted = watchLifting(fault)
  for (let waited = 0; !isLifted() && waited < maxHangMs; waited += lookEveryMs) await wait(lookEveryMs)
}

function refusalOf(fault: Fault, service: Service, path: string): Response | undefined {
  if (fault.kind === 'status') return vendorError(service, { status: fault.status, path, resetMs: 1000 })
  return fault.kind === 'rate-limit' ? vendorError(service, { status: 429, path, resetMs: fault.resetMs }) : undefined
}

/**
 * The vendor's own error response, in the format of the path's endpoints. A 429 includes the time after which calls are
 * accepted again.
 */
function vendorError(service: Service, failure: Omit<Failure, 'phrase'>): Response {
  const error = standIns[service].error({ ...failure, phrase: phraseOf(failure.status) })
  const { body, contentType = 'application/json', headers } = error
  const waiting: Record<string, string> =
    failure.status === 429 && headers === undefined ? { 'retry-after': String(Math.ceil(failure.resetMs / 1000)) } : {}
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status: failure.status,
    headers: { 'content-type': contentType, 'cache-control': 'no-store', ...waiting, ...headers },
  })
}

async function spoil(c: SandboxRequest, fault: Fault): Promise<void> {
  if (fault.kind === 'delay' || fault.kind === 'hang' || fault.kind === 'status' || fault.kind === 'rate-limit') return
  const spoilt = await spoilResponse(c.res, fault)
  // Hono merges the headers of the previous response into the new one unless the previous one is removed first.
  c.res = undefined
  c.res = spoilt
}

/** Name of the GraphQL operation in the body: its `operationName`, or the document's first operation. */
async function readOperation(c: SandboxRequest): Promise<string | undefined> {
  if (c.req.method !== 'POST') return undefined
  const body: unknown = await c.req.raw
    .clone()
    .json()
    .catch(() => undefined)
  if (typeof body !== 'object' || body === null) return undefined
  if ('operationName' in body && typeof body.operationName === 'string') return body.operationName
  return 'query' in body && typeof body.query === 'string'
    ? body.query.match(/\b(?:query|mutation)\s+(\w+)/)?.[1]
    : undefined
}
