import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import type { SessionCustomer } from '../ports/session-port.ts'
import { stripDiscounts } from '../promotions/strip-discounts.ts'
import { readCartId, renewCartId, writeCartId } from '../session/cart-cookie.ts'
import { nameLeftOut } from '../session/flash.ts'
import { withoutConflict } from '../upstream/conflict.ts'
import { cartOrRest } from './cart-or-rest.ts'
import { mergeCarts } from './merge-carts.ts'
import { type Cart, emptyCart } from '#shared/domain/cart.ts'

/**
 * The visitor's cart, or the default cart if nothing was added yet (D-24) or the platform no longer has the cart. An
 * outage is thrown (D-23). The cookie is kept in every case, because the next addition replaces it and another tab may
 * have done so already.
 *
 * @throws ServiceError
 */
export async function loadCart(c: Context<AppEnv>): Promise<Cart> {
  return withoutConflict('that it was read', () => readCart(c))
}

/**
 * The visitor's cart as the platform has it, or the default cart. Unlike `loadCart` it changes nothing: it merges no
 * carts, and discounts of an open checkout stay.
 *
 * @throws ServiceError
 */
export async function peekCart(c: Context<AppEnv>): Promise<Cart> {
  const cartId = await readCartId(c)
  const cart = cartId === null ? null : (await cartOrRest(c, cartId)).cart
  return cart && !belongsToOther(c, cart) ? cart : emptyCart(c.var.market.currency)
}

async function readCart(c: Context<AppEnv>): Promise<Cart> {
  const { market } = c.var
  const cartId = await readCartId(c)
  if (cartId === null) return emptyCart(market.currency)
  const { cart, leftOut } = await cartOrRest(c, cartId)
  await nameLeftOut(c, leftOut)
  if (!cart || belongsToOther(c, cart)) {
    const empty = emptyCart(market.currency)
    // The cart may have been merged into the profile cart in between.
    return !cart && c.var.customer ? mergePostponed(c, c.var.customer, empty) : empty
  }
  await (cart.id === null || cart.id === cartId ? renewCartId(c) : writeCartId(c, cart.id))
  return stripDiscounts(
    c,
    c.var.customer && cart.customerId === 0 ? await mergePostponed(c, c.var.customer, cart) : cart,
  )
}

/** A signed-in customer with a guest's cart: merging it with their profile cart was postponed and is tried again. */
async function mergePostponed(c: Context<AppEnv>, { id }: SessionCustomer, cart: Cart): Promise<Cart> {
  const customer = await c.var.services.customers
    .customer({ customerId: id })
    .catch(c.var.log.fallback('cart-merge', null))
  if (!customer) return cart
  const merge = await mergeCarts(c, customer)
  await nameLeftOut(c, merge.leftOut)
  return merge.cart ?? cart
}

/** True if the cart belongs to another customer. If the session is unknown, assume it does not. */
function belongsToOther(c: Context<AppEnv>, cart: Cart): boolean {
  const { customer, sessionFailure } = c.var
  return sessionFailure === null && cart.customerId !== 0 && cart.customerId !== customer?.id
}
