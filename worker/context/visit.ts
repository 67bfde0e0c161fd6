import type { Configuration } from '../configuration/configuration.ts'
import type { Env } from '../configuration/env.ts'
import type { Timing } from '../http/timing.ts'
import type { Log } from '../lib/log.ts'
import type { Sealer } from '../lib/sealed-value.ts'
import type { Signer } from '../lib/signed-value.ts'
import type { CookieAttributes } from '../ports/cart-command.ts'
import type { OwnedCart } from '../ports/cart-owner-port.ts'
import type { Ports } from '../ports/ports.ts'
import type { SessionCustomer } from '../ports/session-port.ts'
import type { Tracing } from '../telemetry/span.ts'
import type { RequestFacts } from '../telemetry/telemetry.ts'
import type { Services } from './bind-services.ts'
import type { Market } from '#shared/markets.ts'

/** The cookies that the browser sent, and those that the response sets. */
export type Cookies = {
  /** The value that the request has. What the response sets does not change it. */
  get(name: string): string | undefined
  /** All that the browser sent. */
  sent(): Record<string, string>
  set(name: string, value: string, attributes: CookieAttributes): void
  delete(name: string, attributes: CookieAttributes): void
}

/** What work in a market needs, also outside of a visit. */
export type MarketVisit = {
  readonly market: Market
  readonly configuration: Configuration
  readonly log: Log
  /** Every service, unbound: for work that outlives the visit. */
  readonly ports: Ports
  /** Every service, bound to the market and the signal of the visit. */
  readonly services: Services
}

/**
 * Who is visiting which market, with which services: what the shop's rules take. The edge makes it of a request
 * (`worker/middleware/visit.ts`), tests make it by hand (`worker/test/visit.ts`).
 */
export type Visit = MarketVisit & {
  /** The signed-in customer; `null` for a guest, and on routes that are not personal. */
  customer: SessionCustomer | null
  /** Why the session could not be checked; `null` if it was checked. */
  sessionFailure: unknown
  readonly cookies: Cookies
  /** The country that Cloudflare reports: ISO 3166-1 alpha-2, or `null` if it is not known. */
  readonly country: string | null
  /** The host of the shop that the browser shows, without port. */
  readonly host: string
  /** The headers of the request. */
  readonly headers: Headers
  /** Ends when the visitor leaves. */
  readonly signal: AbortSignal
  /** Completes the work after the response. */
  later(work: Promise<unknown>): void
  readonly signer: Signer
  readonly sealer: Sealer
  readonly env: Env
  readonly tracing: Tracing
  readonly timing: Timing
  readonly requestId: string
  /** The route for spans and data points: the pattern of the path, or the path of an operation of the API. */
  readonly route: string
  readonly requestFacts: RequestFacts
  /** Calls of the commerce platform that the visitor's network has used lately (`call-budget.ts`). */
  readonly usedCalls: number
  /** The cart whose object carries out the rule; `null` in the Worker. */
  readonly owned: OwnedCart | null
}
