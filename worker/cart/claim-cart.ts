import type { Context } from 'hono'
import { unitsInCart, type Cart } from '../../shared/domain/cart.ts'
import type { Customer } from '../../shared/domain/customer.ts'
import type { AppEnv } from '../app-env.ts'
import { stripDiscounts } from '../promotions/strip-discounts.ts'
import { type Added, addToSaved } from './add-to-saved.ts'
import { isConflict } from './conflict.ts'

/** `taken`: another request has the bag, or has changed it. */
export type Claim = { status: 'claimed'; cart: Cart } | { status: 'taken' } | { status: 'gone' }

/**
 * Takes the bag in hand for the customer, so that one request alone adds what it holds to the saved one: the platform
 * grants it only while the cart is as it was read. A customer's own is theirs since a login that was broken off, and is
 * nobody else's to take.
 *
 * @throws ServiceError
 */
export async function claimCart(c: Context<AppEnv>, { id }: Pick<Customer, 'id'>, cart: Cart): Promise<Claim> {
  if (cart.id === null) return { status: 'gone' }
  try {
    // The platform drops some discounts when a cart changes hands and keeps others.
    const { version } = await stripDiscounts(c, cart)
    const claimed = await c.var.services.cart.assign({ cartId: cart.id, version, customerId: id })
    return claimed ? { status: 'claimed', cart: claimed } : { status: 'gone' }
  } catch (cause) {
    if (isConflict(cause)) return { status: 'taken' }
    await release(c, cart, id)
    throw cause
  }
}

/**
 * Adds the claimed bag to the saved one. A failure whose items did arrive is none: they must not be added again. Of any
 * other the claim is given up, and the next load tries again.
 *
 * @throws ServiceError
 */
export async function addOnce(c: Context<AppEnv>, { current, saved }: { current: Cart; saved: Cart }): Promise<Added> {
  try {
    return await addToSaved(c, { current, saved })
  } catch (cause) {
    const arrived = await whatArrived(c, current, saved)
    if (arrived) return { status: 'added', cart: arrived, leftOut: [] }
    await release(c, current, current.customerId)
    throw cause
  }
}

/**
 * The saved bag as it is now, where it holds what was added; `null` where it does not. @throws ServiceError when nobody
 * knows.
 */
async function whatArrived(c: Context<AppEnv>, current: Cart, saved: Cart): Promise<Cart | null> {
  if (saved.id === null) return null
  const now = await c.var.services.cart.cart({ cartId: saved.id })
  const hasGrown = now?.lineItems.some(
    (line) => unitsInCart(current, line) > 0 && unitsInCart(now, line) > unitsInCart(saved, line),
  )
  return hasGrown ? now : null
}

/**
 * Gives the bag back to nobody, as a guest's. What fails is logged: the bag is whole, and the next login brings it
 * together.
 */
async function release(c: Context<AppEnv>, { id: cartId }: Cart, customerId: number): Promise<void> {
  if (cartId === null) return
  const { services, log } = c.var
  const handBack = async () => {
    // The claim may have been granted without an answer, and is of a version then that is not known here.
    const now = await services.cart.cart({ cartId })
    if (now?.customerId === customerId) await services.cart.assign({ cartId, version: now.version, customerId: 0 })
  }
  await handBack().catch((cause: unknown) => log.error('cart-release', cause))
}
