import type { PaymentResult, Authorisation, PricedSavings } from '../ports/wallet-payment-port.ts'
import { charge, resultOfRefusal, resultOfState } from './charge.ts'
import { chargesOf } from './charges.ts'
import { havePricesExpired } from './next-alarm.ts'
import type { PaymentContext } from './payment-context.ts'
import type { PaymentSession } from './payment-session-state.ts'
import { advance, isChargePending } from './payment-session.ts'
import type { Preparation } from './prepare-order.ts'
import { StalePriceError } from './quote.ts'
import { linesOf } from './to-quote.ts'

/** The wallet gives up after 30 seconds. What is left is for the network and the page. */
export const authoriseMs = 26_000

type Authorising = {
  session: PaymentSession
  request: Authorisation
  /** Identifies the shopper's authorisation. */
  authorisation: string
  /** Repeats all checks before the order. `lines` is the fingerprint of the lines of the last quote. */
  prepare: (lines: string) => Promise<Preparation>
  context: PaymentContext
  read: () => Promise<PaymentSession | undefined>
}

/** Orders and pays, unless this authorisation has a result already or another payment of the cart may be charged. */
export async function authorisePayment(authorising: Authorising): Promise<PaymentResult> {
  const { session, request, authorisation, context, read } = authorising
  const { state } = session
  const known = chargesOf(session).find((earlier) => earlier.authorisation === authorisation)
  if (known?.reason) return resultOfRefusal(known.reason)
  if (known) return { status: 'authorised', orderId: known.orderId }
  if ('authorisation' in state && state.authorisation === authorisation) return resultOfState(state)
  if (isChargePending(session)) return { status: 'unknown' }
  // Another tab may have opened the other wallet since.
  if (state.at !== 'quoted' || session.opened.kind !== request.kind) return { status: 'closed' }
  if (havePricesExpired(session.opened, context.now())) return { status: 'closed' }
  if (!isSamePrice(session.opened.savings, request.savings)) return { status: 'stale' }
  try {
    return await orderAndPay(authorising, state.lines)
  } catch (cause) {
    if (cause instanceof StalePriceError) return { status: 'stale' }
    context.log.error('wallet-authorise', cause)
    const now = await read()
    return now && isChargePending(now) ? { status: 'unknown' } : { status: 'refused', reason: 'failed' }
  }
}

async function orderAndPay(
  { session, request, authorisation, prepare, context }: Authorising,
  quotedLines: string,
): Promise<PaymentResult> {
  const deadline = context.now() + authoriseMs
  const preparation = await prepare(quotedLines)
  if (preparation.status === 'changed') {
    const { quote, cart } = preparation
    const { total, optionId } = quote
    await context.save(advance(session, { type: 'quoted', total, optionId, lines: linesOf(cart), last: null }))
    return { status: 'changed', quote: { ...quote, coupons: session.opened.couponCodes } }
  }
  if (preparation.status !== 'ready') return preparation
  const { status: _ready, lines, ...checkout } = preparation
  const { marketCode, cartId, kind } = session.opened
  const { shown, token, cardNetwork, ip, browser, origin, returnUrl } = request
  const payment = { ...checkout, marketCode, cartId, kind, token, cardNetwork, ip, browser, origin, returnUrl }
  return charge(context, session, { authorisation, shown, lines, deadline, payment })
}

/** True if the engine gives the same discounts for the same lines as when the cart was priced. */
function isSamePrice(quoted: PricedSavings, now: PricedSavings | null): boolean {
  return now !== null && textOf(quoted) === textOf(now)
}

function textOf({ pricedFor, ofCart, ofLines }: PricedSavings): string {
  return JSON.stringify([pricedFor, ofCart, ofLines])
}
