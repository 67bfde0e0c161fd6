import type { Configuration } from '../configuration/configuration.ts'
import type { Env } from '../configuration/env.ts'
import { marketOfHost } from '../configuration/market-of-host.ts'
import { releaseOf } from '../configuration/release.ts'
import type { Timing, TimingSums } from '../http/timing.ts'
import { urlOf } from '../http/url-of.ts'
import type { Log } from '../lib/log.ts'
import type { Point } from './data-points.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createRecorder } from './recorder.ts'
import type { Tracing } from './span.ts'
import { createTracing } from './tracing.ts'
import { type ServiceName, serviceNames } from '#shared/errors.ts'
import { defaultMarketCode, marketOfPath } from '#shared/markets.ts'
import type { PathRow } from '#shared/paths.ts'

/** The columns that every data point of a request has. */
export type RequestFacts = { market: string; build: string; version: string; colo: string }

/** `agent`: the platform of the assistant that the request is of; empty if it is of none. */
type RequestOutcome = { route: string; agent: string; status: number; milliseconds: number }

export type Telemetry = {
  tracing: Tracing
  metrics: Metrics
  /**
   * Writes the data point of the request once all its work has ended, also that which outlives the response, and sends
   * the copies for the operations page of the sandbox.
   */
  finish(outcome: RequestOutcome & { timing: Timing }): Promise<void>
  /** Sends the copies of spans only, for a command that a cart's object carries out: the Worker writes the point. */
  send(): Promise<void>
}

type TelemetryOptions = {
  method: string
  facts: RequestFacts
  /** The pattern of the request's path (`routeOf`). */
  route: string
  env: Pick<Env, 'METRICS'>
  configuration: Pick<Configuration, 'operationsPageUrl'>
  requestId: string
  log: Log
}

/** Spans and data points of one incoming request. */
export function createTelemetry(options: TelemetryOptions): Telemetry {
  const { method, facts, route, env, configuration, requestId, log } = options
  const { operationsPageUrl: url } = configuration
  const recorder = url === null ? null : createRecorder({ url, requestId })
  const tracing = createTracing({
    attributes: { route, requestId, ...facts },
    ...(recorder && { onEnd: recorder.onEnd }),
  })
  const metrics = createMetrics({ dataset: env.METRICS ?? null, log, ...(recorder && { onPoint: recorder.onPoint }) })
  return {
    tracing,
    metrics,
    async finish({ timing, ...outcome }) {
      await tracing.settled()
      metrics.write('request', requestPoint({ ...facts, ...outcome, method }, timing.sums()))
      await recorder?.send()
    },
    async send() {
      await tracing.settled()
      await recorder?.send()
    },
  }
}

export function requestFacts(request: Request, env: Pick<Env, 'VERSION' | 'MARKET_HOSTS'>, row: PathRow): RequestFacts {
  const { build, version } = releaseOf(env)
  const colo = request.cf?.colo
  return {
    market: marketCodeOf(request, env, row),
    build,
    version: version ?? '',
    colo: typeof colo === 'string' ? colo : '',
  }
}

/**
 * The pattern of a path, without its market: `/p/:id/:slug/:color`. It holds nothing that a visitor typed, so that
 * there are as many routes as rows in the table of paths.
 */
export function routeOf(row: PathRow): string {
  return row.kind === 'page' ? row.page.pattern : row.path
}

/** The code of the market that a request belongs to; empty for the few paths that belong to none, such as webhooks. */
function marketCodeOf(request: Request, env: Pick<Env, 'MARKET_HOSTS'>, row: PathRow): string {
  const market = marketOfPath(urlOf(request).pathname)
  if (market === null && row.kind === 'endpoint' && !row.isOfMarket) return ''
  return (marketOfHost(request, env) ?? market)?.code ?? defaultMarketCode
}

function requestPoint(
  request: RequestFacts & RequestOutcome & { method: string },
  { calls, failedCalls, upstreamMilliseconds, failedByService, cacheState }: TimingSums,
): Point<'request'> {
  const { route, market, build, version, colo, method, status, agent, milliseconds } = request
  return {
    kind: 'request',
    route,
    market,
    build,
    version,
    colo,
    method,
    status: String(status),
    cache: cacheState ?? '',
    agent,
    milliseconds,
    'upstream milliseconds': upstreamMilliseconds,
    calls,
    'failed calls': failedCalls,
    ...(Object.fromEntries(
      serviceNames.map((service) => [`failed calls of ${service}`, failedByService.get(service) ?? 0]),
    ) as Record<`failed calls of ${ServiceName}`, number>),
  }
}
