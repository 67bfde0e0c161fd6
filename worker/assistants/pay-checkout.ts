import * as v from 'valibot'
import { limitRate } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { objectOf } from '../objects/owned-cart.ts'
import { endWalletPayment } from '../objects/wallet-of.ts'
import type { AssistantPayment } from '../ports/assistant-session-port.ts'
import type { PaymentResult } from '../ports/wallet-payment-port.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { authoriseCart } from '../wallet/authorise-wallet.ts'
import { withConsent } from './buyer-consent.ts'
import { toContact } from './buyer-contact.ts'
import { cookiesOf, type FoundSession, shownAs } from './cart-changes.ts'
import { chosenInstrument, CheckoutPaymentSchema } from './cart-requests.ts'
import { estimateAgain, optionOf } from './estimate-for.ts'
import { openSheet } from './open-sheet.ts'
import { respondPaid } from './paid-checkout.ts'
import { outcomes, refusedToOpen } from './payment-outcomes.ts'
import { standingPayment } from './payment-standing.ts'
import { type Change, type Save, visitOf } from './session.ts'
import { contentOf, type Outcome, show, totalOf } from './show-cart.ts'
import { type Money, money } from '#shared/domain/money.ts'
import type { FullContact } from '#shared/domain/wallet-contact.ts'
import { WalletBrowserSchema } from '#shared/domain/wallet.ts'

type Paying = { visit: Visit; own: Visit; found: FoundSession; payment: AssistantPayment; shown: Money }

/**
 * Pays the checkout with Google Pay, as the sheet of the wallet does: the object of the cart repeats all checks, orders
 * and charges once, and only the total that the last change of the checkout showed (docs/adr/0017, D-560). The session
 * remembers the payment before it is sent, so that its result is found whatever becomes of this request.
 *
 * @throws ValiError, RefusedRequest, RateLimitedError, ServiceError
 */
export async function payCheckout(
  visit: Visit,
  before: FoundSession,
  { input, save }: { input: unknown; save: Save },
): Promise<Change> {
  const request = v.parse(CheckoutPaymentSchema, input)
  const found = { ...before, session: withConsent(before.session, request.buyer) }
  const { session, site, name } = found
  const own = visitOf(visit, cookiesOf(session))
  const cart = await show(own, [])
  const current = await shownAs(visit, { kind: 'checkout', found, cart })
  const [cartId, contact] = [await readCartId(own), session.contact?.of]
  if (current.status !== 'ready_for_complete' || cartId === null || !contact) return current
  const instrument = chosenInstrument(request.payment)
  if (!instrument) return shownAs(visit, { kind: 'checkout', found, cart, outcome: outcomes.wrongInstrument() })
  await limitRate(visit, 'assistant-payment', { session: name })

  const { content } = contentOf(visit, 'checkout', { session, cart, mayPay: true })
  const shown = money(totalOf(content), site.market.currency)
  const payment = { cartId, content, orderId: null }
  const paying = { visit, own, found, payment, shown }
  const sheet = await openSheet(own, {
    contact,
    option: session.delivery ? optionOf(session.delivery, cart.priced) : null,
  })
  if (sheet.status === 'refused') return again(paying, refusedToOpen(sheet.reason))
  if (sheet.status === 'stale' || sheet.quote.total.amount !== shown.amount) return withNewTotal(paying)
  await save({ ...session, payment })
  const { billing_address: billing, credential } = instrument
  const result = await authorise(paying, {
    token: credential.token,
    contact,
    billingContact: billing.street_address === '' ? null : toContact(billing),
    optionId: sheet.quote.optionId,
    ip: request.signals['dev.ucp.buyer_ip'],
    userAgent: request.signals['dev.ucp.user_agent'],
  })
  return respondToResult(paying, result)
}

type Authorised = {
  token: string
  contact: FullContact
  billingContact: FullContact | null
  optionId: string | null
  ip: string | null
  userAgent: string
}

/** If the object of the cart fails, it alone knows whether the payment was sent. */
async function authorise(
  { visit, own, payment, shown }: Paying,
  { userAgent, ...authorised }: Authorised,
): Promise<PaymentResult> {
  const browser = { ...v.parse(WalletBrowserSchema, {}), userAgent, acceptHeader: '*/*' }
  const request = { kind: 'google' as const, shown, transactionId: '', cardNetwork: '', browser, ...authorised }
  const unknown = { result: { status: 'unknown' } as const }
  const { result } = await authoriseCart(own, payment.cartId, request).catch(
    visit.log.fallback('assistant-payment', unknown),
  )
  return result
}

async function respondToResult(paying: Paying, result: PaymentResult): Promise<Change> {
  const { visit, own, found, payment } = paying
  switch (result.status) {
    case 'authorised':
      return respondPaid(visit, found, { payment: { ...payment, orderId: result.orderId } })
    case 'changed':
    case 'stale':
      return withNewTotal(paying)
    case 'stock':
    case 'withdrawn':
      return again(paying, outcomes.soldOut())
    case 'invalid':
      return again(paying, outcomes.invalid(result.errors[0]?.message))
    case 'refused':
      return again(paying, outcomes.refused(result.reason))
    case 'redirect':
      // The bank returns to the browser that has the cart, and the buyer's does not (D-561).
      if (await endWalletPayment(own)) return again(paying, outcomes.bank())
      break
    case 'unknown':
    case 'closed':
      break
  }
  const standing = await standingPayment(visit, { payment }).catch(visit.log.fallback('assistant-payment', payment))
  return standing ? respondPaid(visit, found, { payment: standing }) : again(paying, outcomes.refused('failed'))
}

/** Nothing was charged: the checkout as it is now. */
async function again(paying: Paying, outcome: Outcome): Promise<Change> {
  const { visit, own, found } = paying
  await dismiss(paying)
  return shownAs(visit, { kind: 'checkout', found, cart: await show(own, []), outcome })
}

/** Nothing was charged: the checkout with its new total, which has to be shown to the buyer first. */
async function withNewTotal(paying: Paying): Promise<Change> {
  const { visit, own, found, shown } = paying
  await dismiss(paying)
  const cart = await show(own, [])
  const { delivery: before } = found.session
  const delivery = before && (await estimateAgain(own, { before, priced: cart.priced, session: found.name }))
  const session = { ...found.session, delivery, shownTotal: undefined }
  const { content } = contentOf(visit, 'checkout', { session, cart, mayPay: true })
  // The checkout cannot show what the sheet asks for, such as the total without a code that another cart has used up.
  const outcome = totalOf(content) === shown.amount ? outcomes.otherTotal() : undefined
  return shownAs(visit, { kind: 'checkout', found: { ...found, session }, cart, outcome })
}

async function dismiss({ visit, own, payment }: Paying): Promise<void> {
  await objectOf(own, payment.cartId).dismiss().catch(visit.log.fallback('assistant-dismiss', false))
}
