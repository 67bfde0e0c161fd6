import type { CreateServices } from '../adapters/services.ts'
import { factory } from '../context/app-env.ts'
import { deviceOf } from '../http/device.ts'
import { isReading } from '../http/is-reading.ts'
import { createTiming } from '../http/timing.ts'
import { createLog, redactPersonal } from '../lib/log.ts'
import { createSealer } from '../lib/sealed-value.ts'
import { createSigner } from '../lib/signed-value.ts'
import { ownerOf } from '../objects/owned-cart.ts'
import { routeWrites } from '../owner/route-writes.ts'
import { createTelemetry, requestFacts, routeOf } from '../telemetry/telemetry.ts'
import { createBudget } from '../upstream/budget.ts'
import { rememberingStock } from '../upstream/stock-of-request.ts'
import { reserveOfRequest } from './call-budget.ts'
import { setHeaders } from './set-headers.ts'
import { endpoints } from '#shared/routes.ts'

// A page has two or three waves of calls, each with its own timeout. Together they must end before a shopper gives up.
const pageBudgetMs = 8000

/** Puts what every request needs on the context, and writes one log line after the response. */
export function withRequest(createServices: CreateServices) {
  return factory.createMiddleware(async function request(c, next) {
    const started = Date.now()
    const requestId = c.req.header('cf-ray') ?? crypto.randomUUID()
    const configuration = c.get('configuration')
    const row = c.get('row')
    const facts = requestFacts(c.req.raw, c.env, row)
    const { version, market } = facts
    const log = createLog(configuration.logLevel, () => ({ requestId, version, market, route: c.get('route') }))
    const timing = createTiming()
    const route = routeOf(row)
    const telemetry = createTelemetry({ method: c.req.method, facts, route, env: c.env, configuration, requestId, log })
    const { tracing } = telemetry
    c.set('requestId', requestId)
    c.set('timing', timing)
    c.set('tracing', tracing)
    c.set('metrics', telemetry.metrics)
    c.set('requestFacts', facts)
    c.set('route', route)
    c.set('agent', '')
    c.set('nonce', createNonce())
    c.set('preview', null)
    c.set('allowedFrameAncestors', [])
    c.set('isStaged', false)
    c.set('log', log)
    c.set('device', deviceOf(c.req.raw.headers))
    c.set('signer', createSigner(configuration.sessionKeys))
    c.set('sealer', createSealer(configuration.sessionKeys))
    c.set('customer', null)
    c.set('sessionFailure', null)
    c.set('hasArrived', false)
    c.set('usedCalls', 0)
    const ports = createServices({
      configuration,
      env: c.env,
      log,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      timing,
      tracing,
      requestId,
      reserve: () => reserveOfRequest(c),
      // An action is not limited as a whole: it must not stop between two changes that belong together. Nor is the
      // download of a customer's data, which makes three calls for each of up to a hundred orders.
      ...(isReading(c.req.method) &&
        row.path !== endpoints.dataDownload.path && { budget: createBudget(pageBudgetMs) }),
    })
    c.set(
      'ports',
      routeWrites(rememberingStock(ports), null, (cartId) => ownerOf(c.get('visit'), cartId)),
    )
    const handling = tracing.span('request', { method: c.req.method }, async (span) => {
      await next()
      span.set('route', c.get('route'))
      span.set('status', c.res.status)
      span.set('cache', timing.sums().cacheState ?? 'none')
    })
    // When a visitor leaves, or presses a form's button again, the platform ends all work of the request that is not
    // waited for: https://developers.cloudflare.com/workers/platform/limits/#duration
    if (!isReading(c.req.method)) c.executionCtx.waitUntil(handling.catch(() => undefined))
    await handling
    setHeaders(c, {
      'x-request-id': requestId,
      // Elsewhere the duration of a call would reveal what the response does not: if an account exists, for example.
      'server-timing': [row.access === 'public' && timing.header(), `clock;desc="${Date.now()}"`]
        .filter(Boolean)
        .join(', '),
    })
    const agent = c.get('agent')
    const outcome = { status: c.res.status, milliseconds: Date.now() - started }
    log.info('request', {
      method: c.req.method,
      path: redactPersonal(c.req.path),
      ...outcome,
      ...c.get('device'),
      ...(agent !== '' && { agent }),
    })
    c.executionCtx.waitUntil(telemetry.finish({ route: c.get('route'), agent, ...outcome, timing }))
  })
}

/** By the method that `toBase64` of `crypto.ts` cannot use, because Node 24 lacks it: each request needs a nonce. */
function createNonce(): string {
  return crypto.getRandomValues(new Uint8Array(18)).toBase64()
}
