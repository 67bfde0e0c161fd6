import type { CartPort } from '../ports/cart-port.ts'
import type { Cart } from '#shared/domain/cart.ts'
import type { Market } from '#shared/markets.ts'

type Paid = { carts: CartPort; market: Market; cartId: string }

/**
 * Deletes the cart of a paid order: the platform does so only for orders that are paid through it. A cart that has
 * changed since it was ordered is `kept`.
 *
 * @throws ServiceError
 */
export async function removePaidCart(
  { carts, market, cartId, isOrdered }: Paid & { isOrdered: (cart: Cart) => boolean },
  signal: AbortSignal,
): Promise<'removed' | 'kept'> {
  const cart = await carts.cart({ market, cartId }, signal)
  if (cart && !isOrdered(cart)) return 'kept'
  if (cart) await carts.deleteCart({ cartId, version: cart.version }, signal)
  return 'removed'
}

/**
 * Takes the ordered units out of a cart that the shopper changed while it was paid, so that only what they have added
 * since is left. Must not be repeated: a second time would take that too.
 *
 * @throws ServiceError
 */
export async function takeOrderedUnits(
  { carts, market, cartId, ordered }: Paid & { ordered: ReadonlyMap<string, number> },
  signal: AbortSignal,
): Promise<void> {
  let cart = await carts.cart({ market, cartId }, signal)
  for (const [lineId, quantity] of ordered) {
    const line = cart?.lineItems.find(({ id }) => id === lineId)
    if (!cart || !line) continue
    const target = { cartId, version: cart.version, lineId }
    const { productId, variantId } = line
    const left = line.quantity - quantity
    const outcome =
      left > 0
        ? await carts.updateItem({ ...target, productId, variantId, quantity: left }, signal)
        : await carts.removeItem(target, signal)
    cart = 'cart' in outcome ? outcome.cart : cart
  }
}
