import { loadPricedCart } from '../cart/fit-to-stock.ts'
import { withLineNames } from '../cart/name-sizes.ts'
import type { Visit } from '../context/visit.ts'
import type { AssistantSession } from '../ports/assistant-session-port.ts'
import { asksForConsent, toConsent } from './buyer-consent.ts'
import { continueUrl } from './hand-over.ts'
import { type Capability, envelope, type Message, type Note } from './protocol.ts'
import { signResource } from './resource-id.ts'
import { type ShownCart, toCart } from './to-cart.ts'
import { toFulfillment } from './to-fulfillment.ts'
import { helpPath, returnsPath } from '#shared/links.ts'
import { type Site, siteUrl } from '#shared/sites.ts'

export type Kind = 'cart' | 'checkout'

type Shown = { name: string; session: AssistantSession; site: Site; cart: ShownCart; isCancelled?: boolean }

export function capabilitiesOf(visit: Visit, kind: Kind): readonly Capability[] {
  const ofBoth = [`dev.ucp.shopping.${kind}`, 'dev.ucp.shopping.discount'] as const
  if (kind === 'cart') return ofBoth
  const ofConsent = asksForConsent(visit) ? (['dev.ucp.shopping.buyer_consent'] as const) : []
  return [...ofBoth, 'dev.ucp.shopping.fulfillment', ...ofConsent]
}

/** The cart of the visit as the bag page has it: gifts, codes, prices and stock. @throws ServiceError */
export async function show(visit: Visit, notes: readonly Note[]): Promise<ShownCart> {
  const priced = await loadPricedCart(visit)
  return { priced, lines: await withLineNames(visit, priced.cart.lineItems), notes }
}

/**
 * The response with the whole resource. The shop takes no payment from a platform, so a checkout with lines always ends
 * with its buyer, who opens `continue_url` (D-401).
 */
export async function toResponse(visit: Visit, kind: Kind, shown: Shown): Promise<object> {
  const { name: session, session: kept, site, cart, isCancelled = false } = shown
  const resource =
    kind === 'cart' ? ({ kind, session } as const) : ({ kind, session, number: kept.checkout.number } as const)
  const { messages: ofCart = [], ...content } = toCart(cart)
  const delivery = kind === 'checkout' && kept.delivery ? toFulfillment(kept.delivery, cart, content) : null
  const { messages: ofDelivery = [], ...delivered } = delivery ?? {}
  const consent = kind === 'checkout' && asksForConsent(visit) ? toConsent(kept) : null
  const { messages: ofConsent = [], ...consented } = consent ?? {}
  const messages = [...ofCart, ...ofDelivery, ...ofConsent]
  const hasLines = content.line_items.length > 0
  const status = statusOf(messages, { hasLines, isCancelled })
  const all = kind === 'checkout' ? [...messages, ...remarksOn(status, hasLines)] : messages
  return {
    ucp: { ...envelope(capabilitiesOf(visit, kind)), ...(kind === 'checkout' && { payment_handlers: {} }) },
    id: await signResource(visit.signer, resource),
    ...content,
    ...delivered,
    ...consented,
    ...(kind === 'checkout' && { status, links: linksOf(site) }),
    ...(all.length > 0 && { messages: all }),
    ...(!isCancelled && {
      ...(hasLines && { continue_url: await continueUrl(visit, site, session) }),
      expires_at: new Date(kept.until).toISOString(),
    }),
  }
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

function remarksOn(status: ReturnType<typeof statusOf>, hasLines: boolean): Message[] {
  if (status === 'requires_escalation') return [buyerPays]
  return status === 'incomplete' && !hasLines ? [noLines] : []
}

/** A line that is sold out has to be taken out first. */
function statusOf(
  messages: readonly Message[],
  { hasLines, isCancelled }: { hasLines: boolean; isCancelled: boolean },
) {
  if (isCancelled) return 'canceled'
  const isBlocked = messages.some(({ type, path }) => type === 'error' && path !== undefined)
  return hasLines && !isBlocked ? 'requires_escalation' : 'incomplete'
}

function linksOf(site: Site) {
  return [
    { type: 'faq', url: siteUrl(site, helpPath) },
    { type: 'refund_policy', url: siteUrl(site, returnsPath) },
  ]
}
