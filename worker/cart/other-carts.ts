import { sitesHere } from '../context/sites-here.ts'
import type { Visit } from '../context/visit.ts'
import { readCartIdIn } from '../session/cart-cookie.ts'
import { cartQuantity } from '#shared/domain/cart.ts'
import type { Market } from '#shared/markets.ts'

/** A cart that the visitor has in another market. */
export type OtherCart = { market: Market; quantity: number }

/** The visitor's carts in the other markets at this host. A cart that cannot be read is left out. */
export async function loadOtherCarts(visit: Visit): Promise<OtherCart[]> {
  const { market: own, services, log, customer } = visit
  const found = await Promise.all(
    sitesHere(visit).map(async ({ market }): Promise<OtherCart | null> => {
      const cartId = market.code === own.code ? null : await readCartIdIn(visit, market)
      if (cartId === null) return null
      const cart = await services.cart
        .cart({ market, cartId })
        .catch(log.fallback('other-cart', null, { market: market.code }))
      const isOwn = cart !== null && (cart.customerId === 0 || cart.customerId === customer?.id)
      const quantity = isOwn ? cartQuantity(cart) : 0
      return quantity > 0 ? { market, quantity } : null
    }),
  )
  return found.filter((cart) => cart !== null)
}
