import { changeCart } from '../../commerce/carts/cart-store.ts'
import type { Cart } from '../../commerce/carts/cart.ts'
import { requireAccess } from '../cart.ts'
import type { StorefrontScope } from '../context.ts'

export type Versioned = { cartEntityId: string; version?: number | null }

/**
 * Changes a cart that the shopper has access to. Null if it became empty.
 *
 * @throws CartNotFound
 * @throws VersionConflict
 */
export async function changedCart(
  scope: StorefrontScope,
  { cartEntityId, version }: Versioned,
  apply: (cart: Cart) => Cart | Promise<Cart>,
): Promise<Cart | null> {
  return changeCart(scope.env.DB, { id: cartEntityId, expectedVersion: version ?? undefined }, (cart) => {
    requireAccess(scope, cart)
    return apply(cart)
  })
}
