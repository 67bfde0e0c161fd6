import type { Visit } from '../context/visit.ts'
import { restOf, walletOf, walletStanding } from '../objects/wallet-of.ts'
import { forgetCartId, writeCartId } from '../session/cart-cookie.ts'
import type { Cart } from '#shared/domain/cart.ts'

/** `leftOut`: names of items that were added to a cart while it was paid, and could not be kept. */
type Found = { cart: Cart | null; leftOut: string[] }

/**
 * The cart, or `null` if it is gone. If it is gone because it was paid with a wallet: the cart of what the shopper
 * added meanwhile, which may have been paid in turn. Changes nothing.
 *
 * @throws ServiceError
 */
export async function cartOrRest(visit: Visit, cartId: string): Promise<Found> {
  const asked = new Set<string>()
  const leftOut: string[] = []
  let id: string | null = cartId
  while (id !== null && !asked.has(id)) {
    asked.add(id)
    const cart = await visit.services.cart.cart({ cartId: id })
    if (cart) return { cart, leftOut }
    const rest = await restOf(visit, id)
    leftOut.push(...rest.leftOut)
    id = rest.restCartId
  }
  return { cart: null, leftOut }
}

/**
 * Takes a cart that was ordered from the browser, and gives it what was added meanwhile. While that is not known, the
 * browser keeps the cookie, because only the cookie leads to it.
 */
export async function leaveOrderedCart(visit: Visit, cartId: string): Promise<void> {
  if (!walletOf(visit)) return forgetCartId(visit)
  const standing = await walletStanding(visit, cartId)
  if (!standing) return
  if (standing.restCartId !== null) await writeCartId(visit, standing.restCartId)
  else if (!standing.isChargePending) forgetCartId(visit)
}
