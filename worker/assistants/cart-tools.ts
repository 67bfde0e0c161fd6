import * as v from 'valibot'
import type { Visit } from '../context/visit.ts'
import { inLanguage } from '../language/language.ts'
import type { AssistantResponse, AssistantSession } from '../ports/assistant-session-port.ts'
import { cancel, cookiesOf, homeOf, openCheckout, replace, type FoundSession, showAgain } from './cart-changes.ts'
import { type CartToolName, cartTools } from './cart-operations.ts'
import {
  type CartRequest,
  CartSchema,
  CheckoutSchema,
  CompletionSchema,
  ReplacedCheckoutSchema,
} from './cart-requests.ts'
import { respondPaid, paidSession, toPaidResponse, unchangeable } from './paid-checkout.ts'
import { payCheckout } from './pay-checkout.ts'
import { standingPayment } from './payment-standing.ts'
import { failure, type Message, type Note, RefusedRequest } from './protocol.ts'
import { openResource, type Resource } from './resource-id.ts'
import {
  type Change,
  changeSession,
  newSessionName,
  readAssistantSession,
  type Repeatable,
  type Save,
  visitOf,
} from './session.ts'
import { capabilitiesOf, type Kind, show, toResponse } from './show-cart.ts'
import { type Locality, siteFor } from './site-for.ts'
import { type Site, siteIn } from '#shared/sites.ts'

/** `place` puts the visit in a market. @throws MaintenanceError */
export type CartCall = {
  name: CartToolName
  id: string
  input: unknown
  request: Repeatable
  /** The platform's profile, which a new cart's name depends on. */
  profile: string
  /** The name of the platform for data points. */
  agent: string
  place(site: Site): void
}

/**
 * The response of an operation on an assistant's cart or checkout. Its cart is one of the commerce platform, with the
 * object, the rules and the prices of any bag (D-400).
 *
 * @throws ValiError, RefusedRequest, RateLimitedError, ServiceError
 */
export async function callCartTool(visit: Visit, call: CartCall): Promise<AssistantResponse> {
  const { action, kind } = cartTools[call.name]
  if (action === 'create') return create(visit, kind, call)
  const resource = await openResource(visit.signer, call.id)
  if (resource?.kind !== kind) return notFound(visit, kind)
  if (action === 'get') return get(visit, resource, call)
  return change(visit, { resource, kind, call }, async (found, save) => {
    if (action === 'update') {
      const asked: CartRequest = v.parse(kind === 'cart' ? CartSchema : ReplacedCheckoutSchema, call.input)
      return replace(visit, { kind, found, asked, notes: marketNotes(visit, found, asked.context) })
    }
    if (action === 'cancel') return cancel(visit, kind, found)
    if (visit.configuration.mayAssistantsPay) return payCheckout(visit, found, { input: call.input, save })
    return showAgain(visit, { kind, found, ...v.parse(CompletionSchema, call.input) })
  })
}

async function create(visit: Visit, kind: Kind, call: CartCall): Promise<AssistantResponse> {
  const asked = v.parse(kind === 'cart' ? CartSchema : CheckoutSchema, call.input)
  if ('cart_id' in asked && asked.cart_id !== undefined) return convert(visit, asked.cart_id, { call, asked })
  const site = siteFor(visit, asked.context)
  call.place(site)
  const name = await newSessionName(call.name, call.profile, call.request)
  const { market } = site
  const session: AssistantSession = {
    marketCode: market.code,
    language: market.language,
    agent: call.agent,
    cookies: {},
    hasCart: kind === 'cart',
    checkout: { number: kind === 'cart' ? 0 : 1, isOpen: kind === 'checkout' },
    until: 0,
  }
  const found = { name, session, site }
  const lines = asked.line_items ?? []
  const response = await inMarket(site, () =>
    changeSession(visit, { name, request: call.request, isNew: true }, () =>
      replace(visit, { kind, found, asked: { ...asked, line_items: lines }, notes: [], isCreated: true }),
    ),
  )
  return response ?? notFound(visit, kind)
}

/** A checkout of a cart is the cart itself, so that a change of one is a change of both (D-403). */
async function convert(
  visit: Visit,
  cartId: string,
  { call, asked }: { call: CartCall; asked: Pick<CartRequest, 'fulfillment' | 'buyer'> },
): Promise<AssistantResponse> {
  const resource = await openResource(visit.signer, cartId)
  if (resource?.kind !== 'cart' || !visit.configuration.commerceParts.includes('cart')) return notFound(visit, 'cart')
  return change(visit, { resource, kind: 'checkout', call }, async (found) => {
    const { checkout } = found.session
    const opened = checkout.isOpen ? checkout : { number: checkout.number + 1, isOpen: true }
    return openCheckout(visit, { ...found, session: { ...found.session, checkout: opened } }, asked)
  })
}

async function get(visit: Visit, resource: Resource, { place }: CartCall): Promise<AssistantResponse> {
  const session = await readAssistantSession(visit, resource.session)
  if (!session || !isOpen(session, resource)) return notFound(visit, resource.kind)
  const found = { name: resource.session, session, site: siteOf(visit, session) }
  place(found.site)
  return inMarket(found.site, async () => {
    const payment = await standingPayment(visit, session)
    if (payment && resource.kind === 'checkout')
      return { body: JSON.stringify(await toPaidResponse(visit, found, { payment })), isCreated: false }
    if (payment && payment.orderId !== null) return notFound(visit, 'cart')
    const cart = await show(visitOf(visit, cookiesOf(session)), [])
    const { content } = await toResponse(visit, resource.kind, { ...found, cart })
    return { body: JSON.stringify(content), isCreated: false }
  })
}

/** Changes the session of a resource, in its market. Nothing changes what is paid, or may still be charged. */
async function change(
  visit: Visit,
  { resource, kind, call }: { resource: Resource; kind: Kind; call: CartCall },
  work: (found: FoundSession, save: Save) => Promise<Change>,
): Promise<AssistantResponse> {
  const name = resource.session
  const response = await changeSession(visit, { name, request: call.request }, async (session, save) => {
    if (!session || !isOpen(session, resource)) return { session, response: notFound(visit, resource.kind) }
    const site = siteOf(visit, session)
    call.place(site)
    return inMarket(site, async () => {
      const payment = await standingPayment(visit, session)
      if (!payment) return work({ name, session: { ...session, payment: undefined }, site }, save)
      const message = cartTools[call.name].action === 'complete' ? undefined : unchangeable(payment)
      if (kind === 'checkout') return respondPaid(visit, { name, session, site }, { payment, message })
      if (payment.orderId === null) throw new RefusedRequest('conflict', 409, 'The cart is being paid.')
      return { session: paidSession(session, payment), response: notFound(visit, kind) }
    })
  })
  return response ?? notFound(visit, resource.kind)
}

function siteOf({ configuration }: Visit, { marketCode, language }: AssistantSession): Site {
  return siteIn(configuration.sites, { code: marketCode, language })
}

function inMarket<Value>({ market }: Site, work: () => Promise<Value>): Promise<Value> {
  return inLanguage(market.language, work)
}

function isOpen({ hasCart, checkout }: AssistantSession, resource: Resource): boolean {
  return resource.kind === 'cart' ? hasCart : checkout.isOpen && checkout.number === resource.number
}

/** The market of a cart stays, because its prices and stock are those of its market (D-402). */
function marketNotes(visit: Visit, { site }: FoundSession, { address_country, currency }: Locality): Note[] {
  if (address_country === undefined && currency === undefined) return []
  if (siteFor(visit, { address_country, currency }).market.code === site.market.code) return []
  const content = `The market was chosen when this was made: prices are in ${site.market.currency}.`
  return [{ type: 'warning', code: 'market_fixed', content }]
}

function notFound(visit: Visit, kind: Kind): AssistantResponse {
  const content = `This ${kind} does not exist, or it has ended.`
  const message: Message = { type: 'error', code: 'not_found', content, severity: 'unrecoverable' }
  return { body: JSON.stringify(failure(capabilitiesOf(visit, kind), [message], homeOf(visit))), isCreated: false }
}
