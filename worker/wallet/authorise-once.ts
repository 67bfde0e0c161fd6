import type { CodeReservationPort } from '../ports/code-reservation-port.ts'
import type { AttemptResult, Authorisation } from '../ports/wallet-attempt-port.ts'
import { advance, type Attempt, chargesOf, isHeld } from './attempt.ts'
import { charge, resultOf } from './charge.ts'
import type { Preparation } from './prepare-order.ts'
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
  /** Reserves the codes of a cart that have a usage limit. */
  reserve: CodeReservationPort['reserve']
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
  try {
    return await orderAndPay(authorising, state.lines)
  } catch (cause) {
    till.log.error('wallet-authorise', cause)
    const now = await read()
    return now && isHeld(now) ? { status: 'unknown' } : { status: 'refused', reason: 'failed' }
  }
}

async function orderAndPay(
  { attempt, request, authorisation, prepare, reserve, till }: Authorising,
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
  const refusal = await reserveCodes(attempt, reserve)
  if (refusal !== null) return refusal
  const { status: _ready, lines, ...checkout } = preparation
  const { marketCode, cartId, kind } = attempt.opened
  const { shown, token, cardNetwork, ip, browser, origin, returnUrl } = request
  const payment = { ...checkout, marketCode, cartId, kind, token, cardNetwork, ip, browser, origin, returnUrl }
  const [, result] = await charge(till, attempt, { authorisation, shown, lines, deadline, payment })
  return result
}

/** `null` if the cart has no codes with a usage limit, or they are reserved. */
async function reserveCodes({ opened }: Attempt, reserve: Authorising['reserve']): Promise<AttemptResult | null> {
  const { marketCode, cartId, couponCodes, limitedCodes } = opened
  if (limitedCodes.length === 0) return null
  const reservation = await reserve({ marketCode, cartId })
  if (reservation.status === 'refused') {
    const kept = couponCodes.filter((code) => !reservation.codes.includes(code))
    return { status: 'codes-refused', codes: reservation.codes, kept }
  }
  return reservation.status === 'reserved' ? null : { status: 'codes-failed' }
}
