import type { Context } from 'hono'
import { rememberBill } from '../cart/bill.ts'
import { cartEntityOf } from '../cart/name-sizes.ts'
import { syncCart } from '../cart/sync-cart.ts'
import type { AppEnv } from '../context/app-env.ts'
import { objectOf } from '../objects/owned-cart.ts'
import { sheetCartId } from '../objects/wallet-of.ts'
import { buyNowCookie } from '../session/buy-now-cookie.ts'
import { dropBuyNowCart } from './buy-now.ts'

/**
 * Undoes a wallet payment after the wallet's sheet was closed (D-116). Removes the consignments; loading the cart
 * removes the discounts that the payment wrote, and the sync applies the shopper's own codes again. A payment that may
 * be charged stays as it is. Returns the cart as the cart operations do.
 */
export async function dismissWallet(c: Context<AppEnv>): Promise<object> {
  const [cartId, buyNowCartId] = await Promise.all([sheetCartId(c), buyNowCookie.read(c)])
  if (cartId !== null && cartId === buyNowCartId) {
    const { isHeld } = await objectOf(c, cartId).standing()
    if (!isHeld) await dropBuyNowCart(c)
  } else if (cartId !== null) await objectOf(c, cartId).dismiss()
  const priced = await syncCart(c)
  await rememberBill(c, priced)
  return cartEntityOf(c, priced.cart)
}
