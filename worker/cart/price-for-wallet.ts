import type { Context } from 'hono'
import { type Cart, isEmptyCart } from '../../shared/domain/cart.ts'
import type { AppEnv } from '../app-env.ts'
import { type SyncedCart, syncCart } from '../promotions/sync-cart.ts'
import { readCoupons } from '../session/coupon-cookie.ts'
import { loadBuyNowCart } from './buy-now.ts'
import { untilNoConflict } from './conflict.ts'
import { type Savings, savingsOf, writeSavings } from './write-savings.ts'

/** A cart whose discounts are written at the platform, so that the platform's total is the amount to pay. */
export type WalletPrice = SyncedCart & { cartId: string; couponCodes: string[]; savings: Savings }

type Pricing = { buyNowCartId: string | null; codes?: string[] }

/**
 * Prices the cart for the wallet: synchronises the promotions engine, assigns the cart to the signed-in customer and
 * writes the discounts. `codes` are those of the wallet's sheet, in place of the shopper's own; they are not kept for
 * later. `null` if the cart is empty or changes all the time.
 *
 * @throws ServiceError
 */
export async function priceForWallet(c: Context<AppEnv>, pricing: Pricing): Promise<WalletPrice | null> {
  const priced = await untilNoConflict(c.req.raw.signal, async () => ({ price: await priceOnce(c, pricing) }))
  return priced?.price ?? null
}

async function priceOnce(c: Context<AppEnv>, { buyNowCartId, codes }: Pricing): Promise<WalletPrice | null> {
  const synced = await syncCart(c, {
    couponCodes: codes ?? (await readCoupons(c)),
    isFinal: true,
    keepsCodes: false,
    ...(buyNowCartId !== null && { load: (context) => loadBuyNowCart(context, buyNowCartId) }),
  })
  const { cart, promotions } = synced
  if (cart.id === null || isEmptyCart(cart)) return null
  const own = await assigned(c, cart)
  const savings = savingsOf(promotions)
  await writeSavings(c, { cartId: cart.id, version: own.version, ...savings })
  const couponCodes = promotions?.coupons.flatMap(({ code, status }) => (status === 'applied' ? [code] : [])) ?? []
  return { ...synced, cartId: cart.id, couponCodes, savings }
}

/** The session's customer pays, so the cart must belong to them (D-07). */
async function assigned(c: Context<AppEnv>, cart: Cart): Promise<Cart> {
  const { customer, services } = c.var
  if (!customer || cart.id === null || cart.customerId === customer.id) return cart
  return (await services.cart.assign({ cartId: cart.id, version: cart.version, customerId: customer.id })) ?? cart
}

/** The codes and discounts of a priced cart, for its attempt. */
export function codesOf({
  couponCodes,
  limitedCodes,
  savings,
}: WalletPrice): Pick<WalletPrice, 'couponCodes' | 'limitedCodes' | 'savings'> {
  return { couponCodes, limitedCodes, savings }
}
