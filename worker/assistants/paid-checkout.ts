import type { Visit } from '../context/visit.ts'
import type { AssistantPayment, AssistantSession } from '../ports/assistant-session-port.ts'
import type { FoundSession } from './cart-changes.ts'
import { envelope, type Message } from './protocol.ts'
import { signResource } from './resource-id.ts'
import type { Change } from './session.ts'
import { capabilitiesOf, linksOf, resourceOf } from './show-cart.ts'
import { findOrderPath, helpPath } from '#shared/links.ts'
import { siteUrl } from '#shared/sites.ts'

/** For how long a completed checkout can be read, as the browser that paid can show its order. */
const keptMs = 24 * 60 * 60_000

/** The checkout during and after its payment. The cart is gone once it is paid, so it shows what was paid for. */
export async function toPaidResponse(
  visit: Visit,
  { name, session, site }: FoundSession,
  { payment, message }: { payment: AssistantPayment; message?: Message | undefined },
): Promise<object> {
  const { content, orderId } = payment
  return {
    ucp: { ...envelope(capabilitiesOf(visit, 'checkout')), payment_handlers: {} },
    id: await signResource(visit.signer, resourceOf('checkout', name, session)),
    ...content,
    status: orderId === null ? 'complete_in_progress' : 'completed',
    links: linksOf(site),
    ...(orderId !== null && { order: { id: String(orderId), permalink_url: siteUrl(site, orderPathOf(visit)) } }),
    ...(message && { messages: [message] }),
    expires_at: new Date(session.until).toISOString(),
  }
}

/** The end of a request to a checkout that is paid, or whose payment may still be charged. Nothing of it changes. */
export async function respondPaid(
  visit: Visit,
  found: FoundSession,
  { payment, message }: { payment: AssistantPayment; message?: Message | undefined },
): Promise<Change> {
  const session = payment.orderId === null ? { ...found.session, payment } : paidSession(found.session, payment)
  const content = await toPaidResponse(visit, { ...found, session }, { payment, message })
  return { session, response: { body: JSON.stringify(content), isCreated: false } }
}

/** Nothing of the buyer is kept once the cart is paid. */
export function paidSession(session: AssistantSession, payment: AssistantPayment): AssistantSession {
  const { contact: _contact, delivery: _delivery, ...rest } = session
  return { ...rest, payment, hasCart: false, cookies: {}, until: Date.now() + keptMs }
}

/** Why a checkout is not changed. */
export function unchangeable({ orderId }: AssistantPayment): Message {
  const [code, content] =
    orderId === null
      ? ['complete_in_progress', 'The payment is being checked. Read the checkout again later.']
      : ['checkout_completed', 'The checkout is paid. Make a new one.']
  return { type: 'error', code, content, severity: 'recoverable' }
}

/** An order shows only to its buyer, who gets a link by e-mail. */
function orderPathOf({ configuration }: Visit): string {
  return configuration.marketing ? findOrderPath : helpPath
}
