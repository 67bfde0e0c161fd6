import type { Visit } from '../context/visit.ts'
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
export async function loadCart(visit: Visit): Promise<Cart> {
  return withoutConflict('that it was read', () => readCart(visit))
}

/**
 * The visitor's cart as the platform has it, or the default cart. Unlike `loadCart` it changes nothing: it merges no
 * carts, and discounts of an open checkout stay.
 *
 * @throws ServiceError
 */
export async function peekCart(visit: Visit): Promise<Cart> {
  const cartId = await readCartId(visit)
  const cart = cartId === null ? null : (await cartOrRest(visit, cartId)).cart
  return cart && !belongsToOther(visit, cart) ? cart : emptyCart(visit.market.currency)
}

async function readCart(visit: Visit): Promise<Cart> {
  const { market } = visit
  const cartId = await readCartId(visit)
  if (cartId === null) return emptyCart(market.currency)
  const { cart, leftOut } = await cartOrRest(visit, cartId)
  await nameLeftOut(visit, leftOut)
  if (!cart || belongsToOther(visit, cart)) {
    const empty = emptyCart(market.currency)
    // The cart may have been merged into the profile cart in between, whose checkout may be open on another device.
    return !cart && visit.customer ? stripDiscounts(visit, await mergePostponed(visit, visit.customer, empty)) : empty
  }
  await (cart.id === null || cart.id === cartId ? renewCartId(visit) : writeCartId(visit, cart.id))
  return stripDiscounts(
    visit,
    visit.customer && cart.customerId === 0 ? await mergePostponed(visit, visit.customer, cart) : cart,
  )
}

/** A signed-in customer with a guest's cart: merging it with their profile cart was postponed and is tried again. */
async function mergePostponed(visit: Visit, { id }: SessionCustomer, cart: Cart): Promise<Cart> {
  const customer = await visit.services.customers
    .customer({ customerId: id })
    .catch(visit.log.fallback('cart-merge', null))
  if (!customer) return cart
  const merge = await mergeCarts(visit, customer)
  await nameLeftOut(visit, merge.leftOut)
  return merge.cart ?? cart
}

/** True if the cart belongs to another customer. If the session is unknown, assume it does not. */
function belongsToOther(visit: Visit, cart: Cart): boolean {
  const { customer, sessionFailure } = visit
  return sessionFailure === null && cart.customerId !== 0 && cart.customerId !== customer?.id
}
