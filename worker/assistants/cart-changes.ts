import { limitRate } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { askBag } from '../owner/ask-owner.ts'
import type { AssistantResponse, AssistantSession } from '../ports/assistant-session-port.ts'
import { parseCouponCode } from '../promotions/coupon-code.ts'
import { cartMaxAge, readCartId } from '../session/cart-cookie.ts'
import { readCoupons, writeCoupons } from '../session/coupon-cookie.ts'
import { withConsent } from './buyer-consent.ts'
import { type PostalAddress, withContact } from './buyer-contact.ts'
import type { CartRequest } from './cart-requests.ts'
import { readDelivery } from './delivery-request.ts'
import { estimateFor } from './estimate-for.ts'
import { fillCart } from './fill-cart.ts'
import { failure, type Message, type Note } from './protocol.ts'
import { type Change, visitOf } from './session.ts'
import { capabilitiesOf, type Kind, type Outcome, show, type Status, toResponse } from './show-cart.ts'
import { siteFor } from './site-for.ts'
import { refusedCode, type ShownCart } from './to-cart.ts'
import * as messages from '#shared/messages/shop.ts'
import { type Site, siteUrl } from '#shared/sites.ts'

/** A session with its name, in its market. */
export type FoundSession = { name: string; session: AssistantSession; site: Site }

type Replacement = { kind: Kind; found: FoundSession; asked: CartRequest; notes: Note[]; isCreated?: boolean }

/** Makes the cart hold what the platform asks for. If nothing of it can be added to a new cart, there is none. */
export async function replace(
  visit: Visit,
  { kind, found, asked, notes, isCreated = false }: Replacement,
): Promise<Change> {
  const cookies = cookiesOf(found.session)
  const own = visitOf(visit, cookies)
  const { delivery: before } = found.session
  const { delivery, refusal } = readDelivery(asked.fulfillment, before)
  // What is refused leaves the checkout as it was: https://ucp.dev/2026-08-25/specification/fulfillment
  if (refusal && !isCreated) return showAgain(visit, { kind, found, notes: [refusal] })
  const ofCodes = await enterCodes(own, found.name, asked.discounts.codes)
  const ofLines = await fillCart(own, asked.line_items)
  const cart = await show(own, [...notes, ...ofLines, ...ofCodes, ...(refusal ? [refusal] : [])])
  if (isCreated && asked.line_items.length > 0 && cart.lines.length === 0)
    return { session: null, response: nothingAdded(visit, kind, ofLines) }
  const cartId = await readCartId(own)
  const { priced } = cart
  const estimated = delivery && (await estimateFor(own, { asked: delivery, before, priced, session: found.name }))
  const session = renewed(own, {
    ...withBuyer(visit, kind, { session: found.session, asked, address: delivery?.address }),
    cookies: Object.fromEntries(cookies),
    // A cart has no delivery, so its replacement keeps that of its checkout.
    delivery: kind === 'cart' ? before : (estimated ?? undefined),
  })
  const shown = await toResponse(visit, kind, { ...found, session, cart, isChange: true })
  return {
    session: shown.session,
    response: { body: JSON.stringify(shown.content), isCreated },
    after: () => dropCart(visit, found.session, cartId),
  }
}

/** The cart as it is, with these remarks and the consents that came with the request. */
export async function showAgain(
  visit: Visit,
  {
    kind,
    found,
    notes = [],
    buyer,
  }: { kind: Kind; found: FoundSession; notes?: readonly Note[] } & Pick<CartRequest, 'buyer'>,
): Promise<Change> {
  const cart = await show(visitOf(visit, cookiesOf(found.session)), notes)
  return shownAs(visit, { kind, found: { ...found, session: withConsent(found.session, buyer) }, cart })
}

/** The first response of a checkout of a cart, with the delivery that the platform asks for. */
export async function openCheckout(
  visit: Visit,
  found: FoundSession,
  asked: Pick<CartRequest, 'fulfillment' | 'buyer'>,
): Promise<Change> {
  const { delivery, refusal } = readDelivery(asked.fulfillment, found.session.delivery)
  const own = visitOf(visit, cookiesOf(found.session))
  const cart = await show(own, refusal ? [refusal] : [])
  const session = { ...withBuyer(visit, 'checkout', { session: found.session, asked, address: delivery?.address }) }
  const { delivery: before } = session
  if (delivery)
    session.delivery = await estimateFor(own, { asked: delivery, before, priced: cart.priced, session: found.name })
  return shownAs(visit, { kind: 'checkout', found: { ...found, session }, cart, isCreated: true })
}

type Showing = { kind: Kind; found: FoundSession; cart: ShownCart; isCreated?: boolean; outcome?: Outcome | undefined }

/** The end of a request that leaves the cart as it is. Only that which makes a checkout shows a new total to charge. */
export async function shownAs(
  visit: Visit,
  { kind, found, cart, isCreated = false, outcome }: Showing,
): Promise<Change & { status: Status | null }> {
  const renewal = renewed(visit, found.session)
  const { session, content, status } = await toResponse(visit, kind, {
    ...found,
    session: renewal,
    cart,
    isChange: isCreated,
    outcome,
  })
  return { session, response: { body: JSON.stringify(content), isCreated }, status }
}

/** A checkout that may be paid needs its buyer. Otherwise nothing but a consent is kept. */
function withBuyer(
  { configuration }: Visit,
  kind: Kind,
  {
    session,
    asked,
    address,
  }: { session: AssistantSession; asked: Pick<CartRequest, 'buyer'> } & {
    address: PostalAddress | null | undefined
  },
): AssistantSession {
  const own = withConsent(session, asked.buyer)
  return kind === 'checkout' && configuration.mayAssistantsPay ? withContact(own, { buyer: asked.buyer, address }) : own
}

/** The state before the end. A cart that has a checkout ends with it; a checkout leaves the cart that it is of. */
export async function cancel(visit: Visit, kind: Kind, found: FoundSession): Promise<Change> {
  const { session: before } = found
  const cart = await show(visitOf(visit, cookiesOf(before)), [])
  const isKept = kind === 'checkout' && before.hasCart
  const checkout = { ...before.checkout, isOpen: false }
  const ended = { newsletter: undefined, contact: undefined, shownTotal: undefined, checkout }
  const session = isKept ? { ...before, ...ended } : null
  const { content } = await toResponse(visit, kind, { ...found, cart, isCancelled: true })
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

export function cookiesOf({ cookies }: AssistantSession): Map<string, string> {
  return new Map(Object.entries(cookies))
}

function nothingAdded(visit: Visit, kind: Kind, notes: readonly Note[]): AssistantResponse {
  const refusals = notes.map(({ code, content }): Message => ({
    type: 'error',
    code,
    content,
    severity: 'unrecoverable',
  }))
  return { body: JSON.stringify(failure(capabilitiesOf(visit, kind), refusals, homeOf(visit))), isCreated: false }
}

/** The shop's first page at this host. */
export function homeOf(visit: Visit): string {
  return siteUrl(siteFor(visit, {}), '/')
}
