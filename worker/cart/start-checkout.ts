import type { Visit } from '../context/visit.ts'
import { loadBagCertificates } from '../gift-certificates/bag-certificates.ts'
import { objectOf, ownedCart } from '../objects/owned-cart.ts'
import { endWalletPayment } from '../objects/wallet-of.ts'
import { releaseFromCheckout, reserveForCheckout } from '../promotions/checkout-codes.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { readCoupons } from '../session/coupon-cookie.ts'
import { isGone } from '../upstream/conflict.ts'
import { billOf, isTotalKnown, unseenChanges } from './bill.ts'
import { changeCart } from './change-cart.ts'
import { fitToStock, type LineBlock } from './fit-to-stock.ts'
import { syncGivenCart } from './sync-cart.ts'
import { hasSavings, savingsOf, writeSavings } from './write-savings.ts'
import { type Cart, isEmptyCart } from '#shared/domain/cart.ts'
import { NotFoundError } from '#shared/errors.ts'

/**
 * `refused`: the lines changed, and the shopper is told before they pay (D-46). `busy`: other requests keep changing
 * the cart. `being-paid`: a payment of the cart with a wallet is being checked. `total-changed`: the total differs from
 * the one that was shown. `codes-refused`: other shoppers used a code first. `certificate-gone`: a gift certificate
 * that was applied does not pay any more; the next press continues without it.
 */
export type CheckoutStart =
  | { status: 'ready'; url: string }
  | { status: 'refused'; reason: LineBlock | 'quantity-adjusted' | 'busy' | 'being-paid' | 'certificate-gone' }
  | { status: 'refused'; reason: 'total-changed'; changes: string[] }
  | { status: 'refused'; reason: 'codes-refused'; codes: string[] }

/**
 * The single-use address of the hosted checkout for the visitor's cart, with the discounts of the promotions engine.
 * The address signs the shopper in, so it is never logged or cached.
 *
 * @throws NotFoundError if the cart is empty
 */
export async function startCheckout(visit: Visit): Promise<CheckoutStart> {
  if (!(await endWalletPayment(visit))) return { status: 'refused', reason: 'being-paid' }
  return (await openAgain(visit)) ?? changeCart(visit, (cart) => startOnce(visit, cart))
}

/**
 * A new address for a checkout that was opened a moment ago, if nothing has changed since: two calls, because anybody
 * can repeat the press. Otherwise `null`.
 */
async function openAgain(visit: Visit): Promise<CheckoutStart | null> {
  const { services, customer } = visit
  const cartId = await readCartId(visit)
  const opened = cartId === null ? null : await ownedCart(visit, cartId)?.opened.read()
  if (cartId === null || !opened || opened.customerId !== (customer?.id ?? null)) return null
  const hasSameCodes = JSON.stringify(await readCoupons(visit)) === JSON.stringify(opened.codes)
  if (!hasSameCodes || !(await isTotalKnown(visit, cartId, opened.total))) return null
  const cart = await services.cart.cart({ cartId })
  if (cart?.version !== opened.version) return null
  return { status: 'ready', url: await addressOf(visit, cartId) }
}

function addressOf(visit: Visit, cartId: string): Promise<string> {
  const { services, customer } = visit
  const address = visit.headers.get('cf-connecting-ip') ?? null
  return services.cart.checkoutUrl({ cartId, ...(customer && { customer: { id: customer.id, address } }) })
}

async function rememberOpened(
  visit: Visit,
  { version, priced }: { version: number; priced: Parameters<typeof billOf>[0] },
): Promise<void> {
  const { total } = billOf(priced)
  const customerId = visit.customer?.id ?? null
  const codes = await readCoupons(visit)
  await ownedCart(visit, priced.cart.id)?.opened.write({ version, customerId, codes, total, at: Date.now() })
}

/**
 * The cart, assigned to the session's customer: they pay, so it must belong to them (D-07). Assigning it later would
 * drop discounts. `null` if it no longer exists.
 */
export async function assignToCustomer(visit: Visit, cart: Cart): Promise<Cart | null> {
  const { customer, services } = visit
  if (!customer || cart.id === null || cart.customerId === customer.id) return cart
  return services.cart.assign({ cartId: cart.id, version: cart.version, customerId: customer.id })
}

async function startOnce(visit: Visit, loaded: Cart): Promise<CheckoutStart> {
  const { cart: fitted, isAdjusted, block } = await fitToStock(visit, loaded)
  if (block) return { status: 'refused', reason: block }
  if (isAdjusted) return { status: 'refused', reason: 'quantity-adjusted' }
  const priced = await syncGivenCart(visit, fitted, { isFinal: true })
  const { cart, promotions, limitedCodes } = priced
  if (cart.id === null || isEmptyCart(cart))
    throw new NotFoundError('The cart is empty, so there is nothing to check out.')
  const changes = await unseenChanges(visit, priced)
  if (changes) return { status: 'refused', reason: 'total-changed', changes }
  const { id: cartId } = cart
  const assigned = await assignToCustomer(visit, cart)
  if (!assigned) throw new NotFoundError('The cart no longer exists.')
  const { gone } = await loadBagCertificates(visit, assigned)
  if (gone.length > 0) return { status: 'refused', reason: 'certificate-gone' }
  const reservation = await reserveForCheckout(visit, { cartId, promotions, limitedCodes })
  if (reservation.status === 'refused') return { status: 'refused', reason: 'codes-refused', codes: reservation.codes }
  const isReserved = reservation.status === 'reserved'
  const unpriced = { cart, promotions: null, outcome: 'unavailable' } as const
  const changesWithout = isReserved ? null : await unseenChanges(visit, unpriced)
  if (changesWithout) return { status: 'refused', reason: 'total-changed', changes: changesWithout }
  try {
    const url = await addressOf(visit, cartId)
    const written = { cartId, version: assigned.version, ...savingsOf(isReserved ? promotions : null) }
    // Limited codes have set the alarm already.
    if (limitedCodes.length === 0 && hasSavings(written))
      await objectOf(visit, cartId).endLater({ marketCode: visit.market.code, cartId })
    const version = await writeSavings(visit, written)
    const isHeld = limitedCodes.length === 0 || (isReserved && hasSavings(written))
    if (version !== null && isHeld) await rememberOpened(visit, { version, priced: isReserved ? priced : unpriced })
    return { status: 'ready', url }
  } catch (cause) {
    // No later request loads this cart, so otherwise only the alarm would release its codes.
    if (limitedCodes.length > 0 && isGone(cause))
      await releaseFromCheckout(visit, cartId).catch((failure: unknown) => visit.log.error('codes-release', failure))
    throw cause
  }
}
