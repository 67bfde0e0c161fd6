import type { Context } from 'hono'
import { isEmptyCart } from '../../shared/domain/cart.ts'
import { NotFoundError } from '../../shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import { syncBag } from '../promotions/sync-bag.ts'
import { fitToStock } from './fit-to-stock.ts'
import { loadCart } from './load-bag.ts'

/** `held`: the bag is not what the shopper thinks, and they are told before they pay (D-46). */
export type CheckoutStart = { status: 'ready'; url: string } | { status: 'held'; reason: 'sold-out-lines' | 'quantity-adjusted' }

/**
 * Single-use address of the hosted checkout for the visitor's cart, which carries there what the promotions engine took off
 * [CHK-06]. The address signs a shopper in to a bag: it is never logged nor cached.
 * @throws NotFoundError when the bag is empty.
 */
export async function startCheckout(c: Context<AppEnv>): Promise<CheckoutStart> {
  const { isAdjusted, hasSoldOutLines } = await fitToStock(c, await loadCart(c))
  if (hasSoldOutLines) return { status: 'held', reason: 'sold-out-lines' }
  if (isAdjusted) return { status: 'held', reason: 'quantity-adjusted' }
  const { cart, promotions } = await syncBag(c, { isFinal: true })
  if (cart.id === null || isEmptyCart(cart)) throw new NotFoundError('There is nothing in the bag to check out.')
  const { market, services, customer } = c.var
  const { signal } = c.req.raw
  // Who checks out is the session's customer, and the bag must be theirs (D-07) [CHK-13]. A change of hands would drop what was taken off.
  if (customer && cart.customerId !== customer.id) await services.cart.assign({ cartId: cart.id, customerId: customer.id }, signal)
  const ofBag = promotions?.offers.map(({ saving }) => saving) ?? []
  const ofLines = promotions?.lines.flatMap(({ lineId, before, now }) => (now.amount < before.amount ? [{ lineId, saving: { ...before, amount: before.amount - now.amount } }] : [])) ?? []
  if (ofBag.length + ofLines.length > 0) await services.cartDiscounts.set({ cartId: cart.id, ofBag, ofLines }, signal)
  const address = c.req.header('cf-connecting-ip') ?? null
  return { status: 'ready', url: await services.cart.checkoutUrl({ market, cartId: cart.id, ...(customer && { customer: { id: customer.id, address } }) }, signal) }
}
