import type { Context } from 'hono'
import { type Cart, emptyCart } from '../../shared/domain/cart.ts'
import { stockLevel } from '../../shared/domain/stock.ts'
import type { BagLineStock } from '../../shared/views.ts'
import type { AppEnv } from '../app-env.ts'
import { stripDiscounts } from '../promotions/strip-discounts.ts'
import { forgetCartId, readCartId, writeCartId } from '../session/cart-cookie.ts'

/**
 * The visitor's cart: the default one until something is added (D-24). Only a cart that the platform does not have any
 * more makes the cookie go; an outage is raised and the cookie stays (D-23).
 * @throws ServiceError
 */
export async function loadCart(c: Context<AppEnv>): Promise<Cart> {
  const { market, services } = c.var
  const cartId = await readCartId(c)
  if (cartId === null) return emptyCart(market.currency)
  const cart = await services.cart.cart({ market, cartId }, c.req.raw.signal)
  if (!cart) {
    forgetCartId(c)
    return emptyCart(market.currency)
  }
  await writeCartId(c, cartId)
  return stripDiscounts(c, cart)
}

/** How many units of each line's variant can be sold; a variant of which the platform holds no stock is not limited. */
export async function loadLineStock(c: Context<AppEnv>, cart: Cart): Promise<BagLineStock[]> {
  const { market, services } = c.var
  if (cart.lineItems.length === 0) return []
  const units = await services.catalogue.stock({ market, variantIds: cart.lineItems.map((line) => line.variantId) }, c.req.raw.signal)
  return cart.lineItems.map((line) => {
    const available = units.get(line.variantId) ?? null
    return { lineId: line.id, level: stockLevel(available), available }
  })
}
