import { changeCart } from '../../commerce/carts/cart-store.ts'
import type { Cart } from '../../commerce/carts/cart.ts'
import { requireAccess } from '../checkout.ts'
import type { StorefrontScope } from '../context.ts'

export type CheckoutTarget = { checkoutEntityId: string; version?: number | null }

/**
 * Changes a checkout that the shopper has access to.
 *
 * @throws CartNotFound
 * @throws VersionConflict
 */
export async function changedCheckout(
  scope: StorefrontScope,
  { checkoutEntityId, version }: CheckoutTarget,
  apply: (cart: Cart) => Cart | Promise<Cart>,
): Promise<Cart> {
  const target = { id: checkoutEntityId, expectedVersion: version ?? undefined }
  const changed = await changeCart(scope.env.DB, target, (cart) => {
    requireAccess(scope, cart)
    return apply(cart)
  })
  if (!changed) throw new Error('A checkout step emptied the cart')
  return changed
}
