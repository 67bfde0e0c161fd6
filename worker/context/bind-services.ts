import { mapLazily } from '../lib/lazily.ts'
import type { ContentPort } from '../ports/content-port.ts'
import type { Ports, PublicPorts } from '../ports/ports.ts'
import type { Market } from '#shared/markets.ts'
import type { ContentItem } from '#shared/views.ts'

/** The market and the signal of one request, which all its calls share. */
export type Scope = { market: Market; signal: AbortSignal }

/**
 * A port whose calls take the market and the signal of their scope. A call can name another market in its request, and
 * another signal after it.
 */
export type Bound<Port> = {
  [Method in keyof Port]: Port[Method] extends (request: infer Request, signal: AbortSignal) => infer Response
    ? (...args: CallArguments<InScope<Request>>) => Response
    : never
}

type InScope<Request> = Request extends { market: Market } ? Omit<Request, 'market'> & { market?: Market } : Request

type CallArguments<Request> = object extends Request
  ? [request?: Request, signal?: AbortSignal]
  : [request: Request, signal?: AbortSignal]

/** Published content of the scope's market; in a preview, the content of the editor's staging host. */
export interface BoundContent {
  /** Like `ContentPort.items`. */
  items<Key extends string>(keys: readonly Key[], other?: Partial<Scope>): Promise<Record<Key, ContentItem | null>>
}

/** Ports that only have users with a timeout of their own: `ports` of the context has them. */
type NotBound = 'promotions' | 'payments' | 'contentIndex' | 'analytics'

/** Ports that belong to no market and whose calls take no signal. */
const unbound = ['contentVersion', 'sessions'] as const

type BoundPorts<All> = {
  [Name in keyof All]: Name extends (typeof unbound)[number]
    ? All[Name]
    : Name extends 'content'
      ? BoundContent
      : Bound<All[Name]>
}

/**
 * The services that handlers use, bound to the market and the signal of the request. The promotions engine and the
 * payment provider are not among them, because they have their own timeouts and are not used in every market: see
 * `promotionsOf` and `walletOf`.
 */
export type Services = BoundPorts<Omit<Ports, NotBound>>

/** The services that a public page may use. */
export type PublicServices = BoundPorts<Omit<PublicPorts, NotBound>>

export function bindServices(ports: Ports, scope: Scope): Services {
  return mapLazily<Services>(ports, (name) => {
    if (name === 'content') return bindContent(ports.content, scope)
    const port = ports[name]
    return port && !unbound.some((other) => other === name) ? bindPort(port, scope) : port
  })
}

/**
 * The services of the request's market for work with its own timeout, which does not end with the visitor's request:
 * rendering into the page cache, or a background task.
 */
export function servicesUntil({ ports, market }: { ports: Ports; market: Market }, signal: AbortSignal): Services {
  return bindServices(ports, { market, signal })
}

function bindPort(port: object, { market, signal: ofScope }: Scope): object {
  return Object.fromEntries(
    Object.entries(port).map(([name, call]: [string, Call]) => [
      name,
      (request: object = {}, signal = ofScope) => call({ market, ...request }, signal),
    ]),
  )
}

type Call = (request?: object, signal?: AbortSignal) => unknown

function bindContent(content: ContentPort, scope: Scope): BoundContent {
  return {
    items: (keys, other) => {
      const { market, signal } = { ...scope, ...other }
      return content.items({ market, keys, source: { kind: 'published' } }, signal)
    },
  }
}
