import type { AttemptResult, Authorisation, PricedSavings } from '../ports/wallet-attempt-port.ts'
import type { Attempt } from './attempt-state.ts'
import { advance, isHeld } from './attempt.ts'
import { charge, resultOf } from './charge.ts'
import { chargesOf } from './charges.ts'
import { isOver } from './next-alarm.ts'
import type { Preparation } from './prepare-order.ts'
import { StalePriceError } from './quote.ts'
import type { Till } from './till.ts'
import { linesOf } from './to-quote.ts'

/** The wallet gives up after 30 seconds. What is left is for the network and the page. */
export const authoriseMs = 26_000

type Authorising = {
  attempt: Attempt
  request: Authorisation
  /** Identifies the shopper's authorisation. */
  authorisation: string
  /** Repeats all checks before the order. `lines` is the fingerprint of the lines of the last quote. */
  prepare: (lines: string) => Promise<Preparation>
  till: Till
  read: () => Promise<Attempt | undefined>
}

/** Orders and pays, unless this authorisation has a result already or another payment of the cart may be charged. */
export async function authoriseOnce(authorising: Authorising): Promise<AttemptResult> {
  const { attempt, request, authorisation, till, read } = authorising
  const { state } = attempt
  const known = chargesOf(attempt).find((earlier) => earlier.authorisation === authorisation)
  if (known?.reason) return { status: 'refused', reason: known.reason }
  if (known) return { status: 'authorised', orderId: known.orderId }
  if ('authorisation' in state && state.authorisation === authorisation) return resultOf(state)
  if (isHeld(attempt)) return { status: 'unknown' }
  // Another tab may have opened the other wallet since.
  if (state.at !== 'quoted' || attempt.opened.kind !== request.kind) return { status: 'closed' }
  if (isOver(attempt.opened, till.now())) return { status: 'closed' }
  if (!isSamePrice(attempt.opened.savings, request.savings)) return { status: 'stale' }
  try {
    return await orderAndPay(authorising, state.lines)
  } catch (cause) {
    if (cause instanceof StalePriceError) return { status: 'stale' }
    till.log.error('wallet-authorise', cause)
    const now = await read()
    return now && isHeld(now) ? { status: 'unknown' } : { status: 'refused', reason: 'failed' }
  }
}

async function orderAndPay(
  { attempt, request, authorisation, prepare, till }: Authorising,
  quotedLines: string,
): Promise<AttemptResult> {
  const deadline = till.now() + authoriseMs
  const preparation = await prepare(quotedLines)
  if (preparation.status === 'changed') {
    const { quote, cart } = preparation
    const { total, optionId } = quote
    await till.save(advance(attempt, { type: 'quoted', total, optionId, lines: linesOf(cart) }))
    return { status: 'changed', quote: { ...quote, coupons: attempt.opened.couponCodes } }
  }
  if (preparation.status !== 'ready') return preparation
  const { status: _ready, lines, ...checkout } = preparation
  const { marketCode, cartId, kind } = attempt.opened
  const { shown, token, cardNetwork, ip, browser, origin, returnUrl } = request
  const payment = { ...checkout, marketCode, cartId, kind, token, cardNetwork, ip, browser, origin, returnUrl }
  const [, result] = await charge(till, attempt, { authorisation, shown, lines, deadline, payment })
  return result
}

/** True if the engine gives the same discounts for the same lines as when the cart was priced. */
function isSamePrice(quoted: PricedSavings, now: PricedSavings | null): boolean {
  return now !== null && textOf(quoted) === textOf(now)
}

function textOf({ pricedFor, ofCart, ofLines }: PricedSavings): string {
  return JSON.stringify([pricedFor, ofCart, ofLines])
}
