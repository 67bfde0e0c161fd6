import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { endWalletPayment } from '../objects/wallet-of.ts'
import { releaseFromCheckout, reserveForCheckout } from '../promotions/checkout-codes.ts'
import { isGone } from '../upstream/conflict.ts'
import { unseenChanges } from './bill.ts'
import { changeCart } from './change-cart.ts'
import { fitToStock } from './fit-to-stock.ts'
import { syncCart } from './sync-cart.ts'
import { savingsOf, writeSavings } from './write-savings.ts'
import { type Cart, isEmptyCart } from '#shared/domain/cart.ts'
import { NotFoundError } from '#shared/errors.ts'

/**
 * `refused`: the lines changed, and the shopper is told before they pay (D-46). `busy`: other requests keep changing
 * the cart. `being-paid`: a payment of the cart with a wallet is being checked. `total-changed`: the total differs from
 * the one that was shown. `codes-refused`: other shoppers used a code first.
 */
export type CheckoutStart =
  | { status: 'ready'; url: string }
  | { status: 'refused'; reason: 'sold-out-lines' | 'quantity-adjusted' | 'busy' | 'being-paid' }
  | { status: 'refused'; reason: 'total-changed'; changes: string[] }
  | { status: 'refused'; reason: 'codes-refused'; codes: string[] }

/**
 * The single-use address of the hosted checkout for the visitor's cart, with the discounts of the promotions engine.
 * The address signs the shopper in, so it is never logged or cached.
 *
 * @throws NotFoundError if the cart is empty
 */
export async function startCheckout(c: Context<AppEnv>): Promise<CheckoutStart> {
  if (!(await endWalletPayment(c))) return { status: 'refused', reason: 'being-paid' }
  return changeCart(c, (cart) => startOnce(c, cart))
}

/**
 * The cart, assigned to the session's customer: they pay, so it must belong to them (D-07). Assigning it later would
 * drop discounts. `null` if it no longer exists.
 */
export async function assignToCustomer(c: Context<AppEnv>, cart: Cart): Promise<Cart | null> {
  const { customer, services } = c.var
  if (!customer || cart.id === null || cart.customerId === customer.id) return cart
  return services.cart.assign({ cartId: cart.id, version: cart.version, customerId: customer.id })
}

async function startOnce(c: Context<AppEnv>, loaded: Cart): Promise<CheckoutStart> {
  const { isAdjusted, hasSoldOutLines } = await fitToStock(c, loaded)
  if (hasSoldOutLines) return { status: 'refused', reason: 'sold-out-lines' }
  if (isAdjusted) return { status: 'refused', reason: 'quantity-adjusted' }
  const priced = await syncCart(c, { isFinal: true })
  const { cart, promotions, limitedCodes } = priced
  if (cart.id === null || isEmptyCart(cart))
    throw new NotFoundError('The cart is empty, so there is nothing to check out.')
  const changes = await unseenChanges(c, priced)
  if (changes) return { status: 'refused', reason: 'total-changed', changes }
  const { services, customer } = c.var
  const { id: cartId } = cart
  const assigned = await assignToCustomer(c, cart)
  if (!assigned) throw new NotFoundError('The cart no longer exists.')
  const address = c.req.header('cf-connecting-ip') ?? null
  const reservation = await reserveForCheckout(c, { cartId, promotions, limitedCodes })
  if (reservation.status === 'refused') return { status: 'refused', reason: 'codes-refused', codes: reservation.codes }
  const isReserved = reservation.status === 'reserved'
  const unpriced = { cart, promotions: null, outcome: 'unavailable' } as const
  const changesWithout = isReserved ? null : await unseenChanges(c, unpriced)
  if (changesWithout) return { status: 'refused', reason: 'total-changed', changes: changesWithout }
  try {
    const url = await services.cart.checkoutUrl({ cartId, ...(customer && { customer: { id: customer.id, address } }) })
    await writeSavings(c, { cartId, version: assigned.version, ...savingsOf(isReserved ? promotions : null) })
    return { status: 'ready', url }
  } catch (cause) {
    // No later request loads this cart, so otherwise only the alarm would release its codes.
    if (limitedCodes.length > 0 && isGone(cause))
      await releaseFromCheckout(c, cartId).catch((failure: unknown) => c.var.log.error('codes-release', failure))
    throw cause
  }
}
