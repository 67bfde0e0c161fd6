import { loadPricedCart } from '../cart/fit-to-stock.ts'
import { withLineNames } from '../cart/name-sizes.ts'
import type { Visit } from '../context/visit.ts'
import type { AssistantSession } from '../ports/assistant-session-port.ts'
import { takesBuyerConsent, toConsent } from './buyer-consent.ts'
import { missingOf } from './buyer-contact.ts'
import { handlersOf } from './google-pay.ts'
import { continueUrl } from './hand-over.ts'
import { type Capability, envelope, type Message, type Note } from './protocol.ts'
import { type Resource, signResource } from './resource-id.ts'
import { type ShownCart, toCartContent, type Total } from './to-cart.ts'
import { toFulfillment } from './to-fulfillment.ts'
import { helpPath, returnsPath } from '#shared/links.ts'
import { type Site, siteUrl } from '#shared/sites.ts'

export type Kind = 'cart' | 'checkout'

/** What became of an operation, if it leaves the checkout as it was. The status is that of a checkout that is ready. */
export type Outcome = { status: 'ready_for_complete' | 'incomplete' | 'requires_escalation'; message: Message }

type Shown = {
  name: string
  session: AssistantSession
  site: Site
  cart: ShownCart
  isCancelled?: boolean
  /** True for the response to a change, after which its total may be charged. */
  isChange?: boolean
  outcome?: Outcome | undefined
}

export type Status = 'incomplete' | 'requires_escalation' | 'ready_for_complete' | 'canceled'

export function capabilitiesOf(visit: Visit, kind: Kind): readonly Capability[] {
  const ofBoth = [`dev.ucp.shopping.${kind}`, 'dev.ucp.shopping.discount'] as const
  if (kind === 'cart') return ofBoth
  const ofConsent = takesBuyerConsent(visit) ? (['dev.ucp.shopping.buyer_consent'] as const) : []
  return [...ofBoth, 'dev.ucp.shopping.fulfillment', ...ofConsent]
}

/** The cart of the visit as the bag page has it: gifts, codes, prices and stock. @throws ServiceError */
export async function show(visit: Visit, notes: readonly Note[]): Promise<ShownCart> {
  const priced = await loadPricedCart(visit)
  return { priced, lines: await withLineNames(visit, priced.cart.lineItems), notes }
}

/**
 * The response with the whole resource, and the session, which remembers the total of a checkout. A checkout is ready
 * to be completed if its buyer may be charged the total that it showed last. Without a payment handler it always ends
 * with its buyer, who opens `continue_url` (D-401, D-560).
 */
export async function toResponse(
  visit: Visit,
  kind: Kind,
  { name, session, site, cart, isCancelled = false, isChange = false, outcome }: Shown,
): Promise<{ content: object; session: AssistantSession; status: Status | null }> {
  const isCheckout = kind === 'checkout'
  const handlers = isCheckout ? await handlersOf(visit, site) : {}
  const mayPay = 'com.google.pay' in handlers
  const { content, messages, missing } = contentOf(visit, kind, { session, cart, mayPay })
  const total = totalOf(content)
  const shown = isCheckout && isChange ? { ...session, shownTotal: total } : session
  const hasLines = content.line_items.length > 0
  const { status, remarks } = isCheckout
    ? statusOf({
        hasLines,
        isCancelled,
        isBlocked: messages.some(({ type, path }) => type === 'error' && path !== undefined),
        missing: mayPay ? [...missingOf(session, { market: site.market, ...missing }), ...missing.delivery] : null,
        isShown: total === shown.shownTotal,
        outcome,
      })
    : { status: null, remarks: [] }
  const all = [...messages, ...remarks]
  return {
    session: shown,
    status,
    content: {
      ucp: { ...envelope(capabilitiesOf(visit, kind)), ...(isCheckout && { payment_handlers: handlers }) },
      id: await signResource(visit.signer, resourceOf(kind, name, session)),
      ...content,
      ...(status !== null && { status, links: linksOf(site) }),
      ...(all.length > 0 && { messages: all }),
      ...(!isCancelled && {
        ...(hasLines && { continue_url: await continueUrl(visit, site, name) }),
        expires_at: new Date(session.until).toISOString(),
      }),
    },
  }
}

export function resourceOf(kind: Kind, session: string, { checkout }: AssistantSession): Resource {
  return kind === 'cart' ? { kind, session } : { kind, session, number: checkout.number }
}

/** What the checkout has of its cart and its delivery, and what is missing of its delivery for a payment. */
export function contentOf(
  visit: Visit,
  kind: Kind,
  { session, cart, mayPay }: { session: AssistantSession; cart: ShownCart; mayPay: boolean },
) {
  const { messages: ofCart = [], ...content } = toCartContent(cart)
  const isCheckout = kind === 'checkout'
  const delivery = isCheckout && session.delivery ? toFulfillment(session.delivery, cart, { content, mayPay }) : null
  const { messages: ofDelivery = [], option = null, ...delivered } = delivery ?? {}
  const consent = isCheckout && takesBuyerConsent(visit) ? toConsent(session) : null
  const { messages: ofConsent = [], ...consented } = consent ?? {}
  const needsDelivery = cart.lines.some(({ isDigital }) => !isDigital)
  return {
    content: { ...content, ...delivered, ...consented },
    messages: [...ofCart, ...ofDelivery, ...ofConsent],
    missing: { needsDelivery, delivery: needsDelivery && !option ? [noOption] : [] },
  }
}

/** The total of a response, in minor units. */
export function totalOf({ totals }: { totals: readonly Total[] }): number {
  return totals.find(({ type }) => type === 'total')?.amount ?? 0
}

const buyerPays: Message = {
  type: 'error',
  code: 'buyer_handoff_required',
  content: 'The buyer enters the address and pays at the shop. Open continue_url in their browser.',
  severity: 'requires_buyer_input',
}
const noLines: Message = {
  type: 'error',
  code: 'no_line_items',
  content: 'There is nothing to buy. Add a line item.',
  severity: 'recoverable',
}
const noOption: Message = {
  type: 'error',
  code: 'field_required',
  content: 'Name a destination and select one of its delivery options.',
  severity: 'recoverable',
  path: '$.fulfillment.methods[0].groups[0].selected_option_id',
}
const totalChanged: Message = {
  type: 'error',
  code: 'total_changed',
  content: 'The total has changed, and nothing was charged. Show it to the buyer and update the checkout.',
  severity: 'recoverable',
  path: '$.totals',
}

type Facts = {
  hasLines: boolean
  isCancelled: boolean
  isBlocked: boolean
  /** `null` if the checkout cannot be paid by an assistant. */
  missing: Message[] | null
  /** True if the total is the one that the platform was shown. */
  isShown: boolean
  outcome: Outcome | undefined
}

/** A line that is sold out has to be taken out first. */
function statusOf(facts: Facts): { status: Status; remarks: Message[] } {
  const { hasLines, isCancelled, isBlocked, missing, isShown, outcome } = facts
  if (isCancelled) return { status: 'canceled', remarks: [] }
  const told = outcome ? [outcome.message] : []
  if (!hasLines) return { status: 'incomplete', remarks: [...told, noLines] }
  if (isBlocked) return { status: 'incomplete', remarks: told }
  if (missing === null) return { status: 'requires_escalation', remarks: [...told, buyerPays] }
  const lacking = [...missing, ...(isShown || outcome ? [] : [totalChanged])]
  if (lacking.length > 0) return { status: 'incomplete', remarks: [...told, ...lacking] }
  return { status: outcome?.status ?? 'ready_for_complete', remarks: told }
}

export function linksOf(site: Site) {
  return [
    { type: 'faq', url: siteUrl(site, helpPath) },
    { type: 'refund_policy', url: siteUrl(site, returnsPath) },
  ]
}
