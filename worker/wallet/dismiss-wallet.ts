import { rememberBill } from '../cart/bill.ts'
import { cartEntityOf } from '../cart/name-sizes.ts'
import { syncCart } from '../cart/sync-cart.ts'
import type { Visit } from '../context/visit.ts'
import { objectOf } from '../objects/owned-cart.ts'
import { sheetCartId } from '../objects/wallet-of.ts'
import { buyNowCookie } from '../session/buy-now-cookie.ts'
import { dropBuyNowCart } from './buy-now.ts'

/**
 * Undoes a wallet payment after the wallet's sheet was closed (D-116). Removes the consignments; loading the cart
 * removes the discounts that the payment wrote, and the sync applies the shopper's own codes again. A payment that may
 * be charged stays as it is. Returns the cart as the cart operations do.
 */
export async function dismissWallet(visit: Visit): Promise<object> {
  const [cartId, buyNowCartId] = await Promise.all([sheetCartId(visit), buyNowCookie.read(visit)])
  if (cartId !== null && cartId === buyNowCartId) {
    const { isChargePending } = await objectOf(visit, cartId).standing()
    if (!isChargePending) await dropBuyNowCart(visit)
  } else if (cartId !== null) await objectOf(visit, cartId).dismiss()
  const priced = await syncCart(visit)
  await rememberBill(visit, priced)
  return cartEntityOf(visit, priced.cart)
}
