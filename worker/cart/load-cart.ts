import type { Context } from 'hono'
import { type Cart, emptyCart } from '../../shared/domain/cart.ts'
import { stockOfLines, unlimited } from '../../shared/domain/stock.ts'
import { ServiceError } from '../../shared/errors.ts'
import type { CartLineStock } from '../../shared/views.ts'
import type { AppEnv } from '../app-env.ts'
import { stripDiscounts } from '../promotions/strip-discounts.ts'
import { forgetCartId, renewCartId } from '../session/cart-cookie.ts'
import { writeFlash } from '../session/flash.ts'
import type { SessionCustomer } from '../session/session-customer.ts'
import { untilNoConflict } from './conflict.ts'
import { ownCartId } from './join-carts.ts'
import { mergeCarts } from './merge-carts.ts'

/**
 * The visitor's cart: the default one until something is added (D-24), and again when the platform does not have theirs
 * any more; an outage is raised (D-23). The cookie stays in each case: the next line replaces it, and in another tab
 * that may have been done by now.
 *
 * @throws ServiceError
 */
export async function loadCart(c: Context<AppEnv>): Promise<Cart> {
  const cart = await untilNoConflict(c.req.raw.signal, () => readCart(c))
  if (!cart)
    throw new ServiceError('commerce', 'unavailable', {
      message: 'commerce: the cart changed each time that it was read',
    })
  return cart
}

async function readCart(c: Context<AppEnv>): Promise<Cart> {
  const { market, services } = c.var
  const cartId = await ownCartId(c)
  if (cartId === null) return emptyCart(market.currency)
  const cart = await services.cart.cart({ cartId })
  if (!cart || isSomebodyElses(c, cart)) {
    const none = emptyCart(market.currency)
    // Gone into the saved bag while this was asked, perhaps.
    return !cart && c.var.customer ? mergeOwed(c, c.var.customer, none) : none
  }
  await renewCartId(c)
  return stripDiscounts(c, c.var.customer && cart.customerId === 0 ? await mergeOwed(c, c.var.customer, cart) : cart)
}

/** A guest's cart in the hands of a customer: bringing it together with their saved one was put off, and is tried again. */
async function mergeOwed(c: Context<AppEnv>, { id }: SessionCustomer, cart: Cart): Promise<Cart> {
  const customer = await c.var.services.customers.customer({ customerId: id }).catch((cause: unknown) => {
    c.var.log.error('cart-merge', cause)
    return null
  })
  if (!customer) return cart
  const merge = await mergeCarts(c, customer, cart.id === null ? null : cart)
  if (merge.leftOut.length > 0) await writeFlash(c, { notice: 'lines-left-out', items: merge.leftOut })
  return merge.cart ?? cart
}

/** The forced load: whatever the visitor had is left behind, and the next line makes a new cart (D-24). */
export function startNewCart(c: Context<AppEnv>): Cart {
  forgetCartId(c)
  return emptyCart(c.var.market.currency)
}

/** Whether the cart is a customer's who is not the one signed in. While it is not known who is, it is nobody else's. */
function isSomebodyElses(c: Context<AppEnv>, cart: Cart): boolean {
  const { customer, sessionFailure } = c.var
  return sessionFailure === null && cart.customerId !== 0 && cart.customerId !== customer?.id
}

/** How much each line can have, of stock that lines may share. */
export async function loadLineStock(c: Context<AppEnv>, cart: Cart): Promise<CartLineStock[]> {
  const { services } = c.var
  if (cart.lineItems.length === 0) return []
  const stock = await services.catalogue.stock({ items: cart.lineItems })
  const limits = stockOfLines(cart.lineItems, stock)
  return cart.lineItems.map(({ id, variantId }, index) => {
    const { level, most } = limits[index] ?? unlimited
    const { units, tracking } = stock.get(variantId) ?? { units: null, tracking: 'none' }
    return { lineId: id, level, available: most, units, tracking }
  })
}
