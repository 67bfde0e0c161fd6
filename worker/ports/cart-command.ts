import type { SessionCustomer } from './session-port.ts'
import type { ServiceErrorOptions, ServiceFailure, ServiceName } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import type { MarketCode } from '#shared/markets.ts'

/** Attributes of a cookie. `maxAge` in seconds. */
export type CookieAttributes = {
  path: '/'
  secure: true
  httpOnly?: boolean
  sameSite?: 'Lax'
  maxAge?: number
}

/** A cookie that a response sets, or deletes if `value` is `null`. */
export type WrittenCookie = { name: string; value: string | null; attributes: CookieAttributes }

/** A visit as a message: what a cart's object needs to know of it. */
export type VisitFacts = {
  marketCode: MarketCode
  /** A message of another version has none; then it is the market's default one. */
  language?: Language | undefined
  customer: SessionCustomer | null
  sessionFailure: Failure | null
  /** The cookies that the browser sent. */
  cookies: Record<string, string>
  /** The headers of the request. */
  headers: [name: string, value: string][]
  host: string
  country: string | null
  requestFacts: { market: string; build: string; version: string; colo: string }
}

/** A shopper's command for the cart with this id. `name` is one of `worker/owner/commands.ts`. */
export type CartCommand = { name: string; input: unknown; cartId: string; visit: VisitFacts }

/** An error as a message, because its class is lost on the way from an object. */
export type Failure =
  | { of: 'service'; service: ServiceName; kind: ServiceFailure; options: ServiceErrorOptions }
  | { of: 'nothing-found' | 'timeout'; message: string }
  | { of: 'rate-limit'; action: string }

/** A call to a service that the command has made. */
export type RecordedCall = { service: ServiceName; milliseconds: number; hasResponded: boolean }

/** `unknown`: the object runs another version of the shop, which has no such command or input. */
export type CommandOutcome = ({ status: 'done'; value: unknown } | { status: 'failed'; failure: Failure }) & {
  cookies: WrittenCookie[]
  calls: RecordedCall[]
}
export type CommandResponse = CommandOutcome | { status: 'unknown' }
