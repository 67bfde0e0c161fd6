import type { Context } from 'hono'
import { type Cart, isEmptyCart } from '../../shared/domain/cart.ts'
import type { Promotions } from '../../shared/domain/promotions.ts'
import { NotFoundError, ServiceError } from '../../shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import type { CartDiscounts } from '../ports/cart-discount-port.ts'
import { releaseFromCheckout, reserveForCheckout } from '../promotions/checkout-codes.ts'
import { syncCart } from '../promotions/sync-cart.ts'
import { changeCart } from './change-cart.ts'
import { isGone } from './conflict.ts'
import { fitToStock } from './fit-to-stock.ts'
import { surpriseOf } from './shown-bill.ts'

/**
 * `held`: the lines changed, and the shopper is told before they pay (D-46). `busy`: other requests keep changing the
 * cart. `total-changed`: the total differs from the one that was shown. `codes-refused`: other shoppers used a code
 * first.
 */
export type CheckoutStart =
  | { status: 'ready'; url: string }
  | { status: 'held'; reason: 'sold-out-lines' | 'quantity-adjusted' | 'busy' }
  | { status: 'held'; reason: 'total-changed'; changes: string[] }
  | { status: 'held'; reason: 'codes-refused'; codes: string[] }

/**
 * The single-use address of the hosted checkout for the visitor's cart, with the discounts of the promotions engine.
 * The address signs the shopper in, so it is never logged or cached.
 *
 * @throws NotFoundError if the cart is empty
 */
export async function startCheckout(c: Context<AppEnv>): Promise<CheckoutStart> {
  const start = await changeCart(c, (cart) => startOnce(c, cart))
  return start.status === 'refused' ? { status: 'held', reason: start.reason } : start
}

async function startOnce(c: Context<AppEnv>, known: Cart): Promise<CheckoutStart> {
  const { isAdjusted, hasSoldOutLines } = await fitToStock(c, known)
  if (hasSoldOutLines) return { status: 'held', reason: 'sold-out-lines' }
  if (isAdjusted) return { status: 'held', reason: 'quantity-adjusted' }
  const priced = await syncCart(c, { isFinal: true })
  const { cart, promotions, limitedCodes } = priced
  if (cart.id === null || isEmptyCart(cart)) throw new NotFoundError('There is nothing in the bag to check out.')
  const changes = await surpriseOf(c, priced)
  if (changes) return { status: 'held', reason: 'total-changed', changes }
  const { services, customer } = c.var
  const { id: cartId } = cart
  // The session's customer checks out, so the cart must belong to them (D-07). Assigning it later would drop discounts.
  const own =
    customer && cart.customerId !== customer.id
      ? await services.cart.assign({ cartId, version: cart.version, customerId: customer.id })
      : cart
  if (!own) throw new NotFoundError('The bag has gone meanwhile.')
  const address = c.req.header('cf-connecting-ip') ?? null
  const codes = await reserveForCheckout(c, { cartId, promotions, limitedCodes })
  if (codes.status === 'refused') return { status: 'held', reason: 'codes-refused', codes: codes.codes }
  const isReserved = codes.status === 'reserved'
  const changesWithout = isReserved ? null : await surpriseOf(c, { cart, promotions: null, outcome: 'unavailable' })
  if (changesWithout) return { status: 'held', reason: 'total-changed', changes: changesWithout }
  try {
    const url = await services.cart.checkoutUrl({
      cartId,
      ...(customer && { customer: { id: customer.id, address } }),
    })
    await writeSavings(c, { cartId, version: own.version, ...savingsOf(isReserved ? promotions : null) })
    return { status: 'ready', url }
  } catch (cause) {
    // Nobody sees this cart again, so only its alarm would release the codes.
    if (limitedCodes.length > 0 && isGone(cause)) await releaseFromCheckout(c, cartId).catch(logRelease)
    throw cause
  }

  function logRelease(cause: unknown): void {
    c.var.log.error('codes-release', cause)
  }
}

/**
 * Writes the discounts for the version that was priced, as the last step of opening a checkout. A cart without
 * discounts is read again instead, because a cart that grew since may have earned some.
 *
 * @throws ServiceError a conflict, if the cart has changed since it was priced
 */
async function writeSavings(c: Context<AppEnv>, discounts: CartDiscounts): Promise<void> {
  const { services } = c.var
  const { cartId, version, ofCart, ofLines } = discounts
  if (ofCart.length + ofLines.length > 0) return services.cartDiscounts.set(discounts)
  const now = await services.cart.cart({ cartId })
  if (now?.version !== version)
    throw new ServiceError('commerce', 'rejected', {
      status: now ? 409 : 404,
      message: 'commerce: the cart changed while its checkout was opened',
    })
}

/** The engine's discounts in the platform's format. */
function savingsOf(promotions: Promotions | null) {
  const ofCart = promotions?.offers.map(({ saving }) => saving) ?? []
  const ofLines =
    promotions?.lines.flatMap(({ lineId, before, now }) =>
      now.amount < before.amount ? [{ lineId, saving: { ...before, amount: before.amount - now.amount } }] : [],
    ) ?? []
  return { ofCart, ofLines }
}
