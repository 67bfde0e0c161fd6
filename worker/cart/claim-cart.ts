import type { Context } from 'hono'
import { unitsInCart, type Cart } from '../../shared/domain/cart.ts'
import type { Customer } from '../../shared/domain/customer.ts'
import type { AppEnv } from '../app-env.ts'
import { type AddToSavedOutcome, addToSaved } from './add-to-saved.ts'
import { assignCart } from './assign-cart.ts'
import { isConflict } from './conflict.ts'

/** `taken`: another request has claimed or changed the cart. */
export type Claim = { status: 'claimed'; cart: Cart } | { status: 'taken' } | { status: 'gone' }

/**
 * Claims the current cart for the customer, so that only one request adds its lines to the saved cart. The platform
 * refuses if the cart has changed since it was read. A cart that belongs to the customer already is left from an
 * interrupted login and can be claimed only by that customer.
 *
 * @throws ServiceError
 */
export async function claimCart(c: Context<AppEnv>, { id }: Pick<Customer, 'id'>, cart: Cart): Promise<Claim> {
  if (cart.id === null) return { status: 'gone' }
  try {
    const claimed = await assignCart(c, cart, id)
    return claimed ? { status: 'claimed', cart: claimed } : { status: 'gone' }
  } catch (cause) {
    if (isConflict(cause)) return { status: 'taken' }
    await release(c, cart, id)
    throw cause
  }
}

/**
 * Adds the claimed cart to the saved one. If a write fails but its items arrived, it counts as done, because they must
 * not be added again. After any other failure the claim is released, and the next load tries again.
 *
 * @throws ServiceError
 */
export async function addOnce(
  c: Context<AppEnv>,
  { current, saved }: { current: Cart; saved: Cart },
): Promise<AddToSavedOutcome> {
  try {
    return await addToSaved(c, { current, saved })
  } catch (cause) {
    const arrived = await savedCartIfArrived(c, current, saved)
    if (arrived) return { status: 'added', cart: arrived, leftOut: [] }
    await release(c, current, current.customerId)
    throw cause
  }
}

/**
 * The current saved cart if it contains the added lines, otherwise `null`.
 *
 * @throws ServiceError if the saved cart cannot be read
 */
async function savedCartIfArrived(c: Context<AppEnv>, current: Cart, saved: Cart): Promise<Cart | null> {
  if (saved.id === null) return null
  const now = await c.var.services.cart.cart({ cartId: saved.id })
  const hasGrown = now?.lineItems.some(
    (line) => unitsInCart(current, line) > 0 && unitsInCart(now, line) > unitsInCart(saved, line),
  )
  return hasGrown ? now : null
}

/** Makes the cart a guest's cart again. A failure is only logged: the cart is complete, and the next login merges it. */
async function release(c: Context<AppEnv>, { id: cartId }: Cart, customerId: number): Promise<void> {
  if (cartId === null) return
  const { services, log } = c.var
  const unassign = async () => {
    // The claim may have succeeded although its response was lost. Its version is unknown then.
    const now = await services.cart.cart({ cartId })
    if (now?.customerId === customerId) await services.cart.assign({ cartId, version: now.version, customerId: 0 })
  }
  await unassign().catch((cause: unknown) => log.error('cart-release', cause))
}
