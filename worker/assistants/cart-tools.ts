import * as v from 'valibot'
import { limitRate } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { inLanguage } from '../language/language.ts'
import { askBag } from '../owner/ask-owner.ts'
import type { AssistantResponse, AssistantSession } from '../ports/assistant-session-port.ts'
import { parseCouponCode } from '../promotions/coupon-code.ts'
import { cartMaxAge, readCartId } from '../session/cart-cookie.ts'
import { readCoupons, writeCoupons } from '../session/coupon-cookie.ts'
import { type CartToolName, cartTools } from './cart-operations.ts'
import { type CartRequest, CartSchema, CheckoutSchema, CompletionSchema } from './cart-requests.ts'
import { fillCart } from './fill-cart.ts'
import { failure, type Message, type Note } from './protocol.ts'
import { openResource, type Resource } from './resource-id.ts'
import { type Change, changeSession, newSessionName, readSession, type Repeatable, visitOf } from './session.ts'
import { capabilitiesOf, type Kind, show, toResponse } from './show-cart.ts'
import { type Locality, siteFor } from './site-for.ts'
import { refusedCode } from './to-cart.ts'
import * as messages from '#shared/messages/shop.ts'
import { type Site, siteIn, siteUrl } from '#shared/sites.ts'

/** `place` puts the visit in a market. @throws MaintenanceError */
export type CartCall = {
  name: CartToolName
  id: string
  input: unknown
  request: Repeatable
  /** The platform's profile, which a new cart's name depends on. */
  profile: string
  place(site: Site): void
}
type Session = { name: string; session: AssistantSession; site: Site }

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
  return change(visit, { resource, call }, async (found) => {
    if (action === 'update') {
      const asked = v.parse(CartSchema, call.input)
      return replace(visit, { kind, found, asked, notes: marketNotes(visit, found, asked.context) })
    }
    if (action === 'complete') v.parse(CompletionSchema, call.input)
    return action === 'complete' ? showAgain(visit, kind, found) : cancel(visit, kind, found)
  })
}

async function create(visit: Visit, kind: Kind, call: CartCall): Promise<AssistantResponse> {
  const asked = v.parse(kind === 'cart' ? CartSchema : CheckoutSchema, call.input)
  if ('cart_id' in asked && asked.cart_id !== undefined) return convert(visit, asked.cart_id, call)
  const site = siteFor(visit, asked.context)
  call.place(site)
  const name = await newSessionName(call.name, call.profile, call.request)
  const { market } = site
  const session: AssistantSession = {
    marketCode: market.code,
    language: market.language,
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
async function convert(visit: Visit, cartId: string, call: CartCall): Promise<AssistantResponse> {
  const resource = await openResource(visit.signer, cartId)
  if (resource?.kind !== 'cart' || !visit.configuration.commerceParts.includes('cart')) return notFound(visit, 'cart')
  return change(visit, { resource, call }, async (found) => {
    const { checkout } = found.session
    const opened = checkout.isOpen ? checkout : { number: checkout.number + 1, isOpen: true }
    const shown = await showAgain(visit, 'checkout', { ...found, session: { ...found.session, checkout: opened } })
    return { ...shown, response: { ...shown.response, isCreated: true } }
  })
}

async function get(visit: Visit, resource: Resource, { place }: CartCall): Promise<AssistantResponse> {
  const session = await readSession(visit, resource.session)
  if (!session || !isOpen(session, resource)) return notFound(visit, resource.kind)
  const found = { name: resource.session, session, site: siteOf(visit, session) }
  place(found.site)
  return inMarket(found.site, async () => {
    const cart = await show(visitOf(visit, cookiesOf(session)), [])
    return { body: JSON.stringify(await toResponse(visit, resource.kind, { ...found, cart })), isCreated: false }
  })
}

/** Changes the session of a resource, in its market. */
async function change(
  visit: Visit,
  { resource, call }: { resource: Resource; call: CartCall },
  work: (found: Session) => Promise<Change>,
): Promise<AssistantResponse> {
  const name = resource.session
  const response = await changeSession(visit, { name, request: call.request }, async (session) => {
    if (!session || !isOpen(session, resource)) return { session, response: notFound(visit, resource.kind) }
    const site = siteOf(visit, session)
    call.place(site)
    return inMarket(site, () => work({ name, session, site }))
  })
  return response ?? notFound(visit, resource.kind)
}

type Replacement = { kind: Kind; found: Session; asked: CartRequest; notes: Note[]; isCreated?: boolean }

async function replace(visit: Visit, { kind, found, asked, notes, isCreated = false }: Replacement): Promise<Change> {
  const cookies = cookiesOf(found.session)
  const own = visitOf(visit, cookies)
  const ofCodes = await enterCodes(own, found.name, asked.discounts.codes)
  const ofLines = await fillCart(own, asked.line_items)
  const cart = await show(own, [...notes, ...ofLines, ...ofCodes])
  if (isCreated && asked.line_items.length > 0 && cart.lines.length === 0)
    return { session: null, response: nothingAdded(visit, kind, ofLines) }
  const cartId = await readCartId(own)
  const session = renewed(own, { ...found.session, cookies: Object.fromEntries(cookies) })
  const content = await toResponse(visit, kind, { ...found, session, cart })
  return {
    session,
    response: { body: JSON.stringify(content), isCreated },
    after: () => dropCart(visit, found.session, cartId),
  }
}

async function showAgain(visit: Visit, kind: Kind, found: Session): Promise<Change> {
  const own = visitOf(visit, cookiesOf(found.session))
  const session = renewed(own, found.session)
  const content = await toResponse(visit, kind, { ...found, session, cart: await show(own, []) })
  return { session, response: { body: JSON.stringify(content), isCreated: false } }
}

/** The state before the end. A cart that has a checkout ends with it; a checkout leaves the cart that it is of. */
async function cancel(visit: Visit, kind: Kind, found: Session): Promise<Change> {
  const { session: before } = found
  const cart = await show(visitOf(visit, cookiesOf(before)), [])
  const isKept = kind === 'checkout' && before.hasCart
  const session = isKept ? { ...before, checkout: { ...before.checkout, isOpen: false } } : null
  const content = await toResponse(visit, kind, { ...found, cart, isCancelled: true })
  return {
    session,
    response: { body: JSON.stringify(content), isCreated: false },
    after: isKept ? undefined : () => dropCart(visit, before, null),
  }
}

/** Replaces the codes of the cart, if the platform sent any list. Each new one counts as an attempt. */
async function enterCodes(own: Visit, name: string, asked: readonly string[] | undefined): Promise<Note[]> {
  if (asked === undefined) return []
  const known = await readCoupons(own)
  const codes = asked.map(parseCouponCode)
  for (const code of codes)
    if (code !== null && !known.includes(code)) await limitRate(own, 'assistant-code', { session: name })
  await writeCoupons(
    own,
    codes.filter((code) => code !== null),
  )
  const unknown = messages.couponRefusals['not-found']
  return asked.flatMap((text, index) => (codes[index] === null ? [refusedCode(text, 'not-found', unknown)] : []))
}

/** Deletes the session's cart unless it is the one that is kept, after the response. */
function dropCart(visit: Visit, session: AssistantSession, kept: string | null): void {
  const own = visitOf(visit, cookiesOf(session))
  const drop = async () => {
    const cartId = await readCartId(own)
    if (cartId !== null && cartId !== kept) await askBag(own, 'clearCart', {})
  }
  visit.later(drop().catch((cause: unknown) => visit.log.error('assistant-cart-drop', cause)))
}

function renewed(visit: Visit, session: AssistantSession): AssistantSession {
  return { ...session, until: Date.now() + cartMaxAge(visit) * 1000 }
}

function cookiesOf({ cookies }: AssistantSession): Map<string, string> {
  return new Map(Object.entries(cookies))
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
function marketNotes(visit: Visit, { site }: Session, { address_country, currency }: Locality): Note[] {
  if (address_country === undefined && currency === undefined) return []
  if (siteFor(visit, { address_country, currency }).market.code === site.market.code) return []
  const content = `The market was chosen when this was made: prices are in ${site.market.currency}.`
  return [{ type: 'warning', code: 'market_fixed', content }]
}

function nothingAdded(visit: Visit, kind: Kind, notes: readonly Note[]): AssistantResponse {
  const refusals = notes.map(({ code, content }): Message => ({
    type: 'error',
    code,
    content,
    severity: 'unrecoverable',
  }))
  return { body: JSON.stringify(failure(capabilitiesOf(kind), refusals, homeOf(visit))), isCreated: false }
}

function notFound(visit: Visit, kind: Kind): AssistantResponse {
  const content = `This ${kind} does not exist, or it has ended.`
  const message: Message = { type: 'error', code: 'not_found', content, severity: 'unrecoverable' }
  return { body: JSON.stringify(failure(capabilitiesOf(kind), [message], homeOf(visit))), isCreated: false }
}

function homeOf(visit: Visit): string {
  return siteUrl(siteFor(visit, {}), '/')
}
