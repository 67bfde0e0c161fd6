import type { Context } from 'hono'
import { rememberBill } from '../cart/bill.ts'
import { cartEntityOf } from '../cart/name-sizes.ts'
import { syncCart } from '../cart/sync-cart.ts'
import type { AppEnv } from '../context/app-env.ts'
import { objectOf } from '../objects/owned-cart.ts'
import { buyNowCookie } from '../session/buy-now-cookie.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { dropBuyNowCart } from './buy-now.ts'

/**
 * Undoes a wallet payment after the wallet's sheet was closed (D-116). Removes the consignments; loading the cart
 * removes the discounts that the payment wrote, and the sync applies the shopper's own codes again. A payment that may
 * be charged stays as it is. Returns the cart as the cart operations do.
 */
export async function dismissWallet(c: Context<AppEnv>): Promise<object> {
  const [buyNowCartId, cartId] = await Promise.all([buyNowCookie.read(c), readCartId(c)])
  if (buyNowCartId !== null) {
    const { isHeld } = await objectOf(c, buyNowCartId).standing()
    if (!isHeld) await dropBuyNowCart(c)
  } else if (cartId !== null) await objectOf(c, cartId).dismiss()
  const priced = await syncCart(c)
  await rememberBill(c, priced)
  return cartEntityOf(c, priced.cart)
}
