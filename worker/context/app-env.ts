import { createFactory } from 'hono/factory'
import type { Configuration } from '../configuration/configuration.ts'
import type { Env } from '../configuration/env.ts'
import type { Device } from '../http/device.ts'
import type { Timing } from '../http/timing.ts'
import type { Log } from '../lib/log.ts'
import type { Sealer } from '../lib/sealed-value.ts'
import type { Signer } from '../lib/signed-value.ts'
import type { Ports } from '../ports/ports.ts'
import type { SessionCustomer } from '../ports/session-port.ts'
import type { Preview } from '../preview/preview.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import type { Tracing } from '../telemetry/span.ts'
import type { RequestFacts } from '../telemetry/telemetry.ts'
import type { Services } from './bind-services.ts'
import type { Visit } from './visit.ts'
import type { Market } from '#shared/markets.ts'
import type { PathRow } from '#shared/paths.ts'

/** The context of handlers: bindings, and the values that middleware sets. */
export type AppEnv = {
  Bindings: Env
  Variables: {
    /** The path's row of the table of paths. Matched once, before anything else. */
    row: PathRow
    /** The decoded path without market prefix. */
    path: string
    requestId: string
    nonce: string
    configuration: Configuration
    /** What the shop's rules take. */
    visit: Visit
    log: Log
    /** Every service, unbound: for handlers outside the markets, and for work that outlives the request. */
    ports: Ports
    /** Every service, bound to the request's market and signal. Set once the market is known. */
    services: Services
    timing: Timing
    tracing: Tracing
    metrics: Metrics
    requestFacts: RequestFacts
    /** The route for spans and data points: the pattern of the path, or the path of an operation of the API. */
    route: string
    /** The platform of the assistant that the request is of (`agent-name.ts`); empty if it is of none. */
    agent: string
    signer: Signer
    sealer: Sealer
    device: Device
    market: Market
    /** The editor's preview that the request is made in; `null` outside of previews. */
    preview: Preview | null
    /** The signed-in customer; `null` for a guest, and on routes that are not personal. */
    customer: SessionCustomer | null
    /** Why the session could not be checked; `null` if it was checked. */
    sessionFailure: unknown
    /** True if the visitor comes from a page at another host of the shop. */
    hasArrived: boolean
    /** Calls of the commerce platform that the visitor's network has used lately (`call-budget.ts`). */
    usedCalls: number
    /** Origins that may frame the response. */
    allowedFrameAncestors: readonly string[]
    /** True if the response shows content of a staging host, which names its pictures and videos by that host. */
    isStaged: boolean
  }
}

export const factory = createFactory<AppEnv>()
