import type { CartPort } from '../ports/cart-port.ts'
import { toNewLine } from './add-lines.ts'
import { chosenLines } from '#shared/domain/cart.ts'
import type { Market } from '#shared/markets.ts'

type PaidCart = { carts: CartPort; market: Market; cartId: string; ordered: ReadonlyMap<string, number> }

/**
 * Deletes the cart of a paid order: the platform does so only for orders that are paid through it. What the shopper
 * added while it was paid goes to a cart of its own, whose id `keep` gets before the paid one is deleted. `ordered` are
 * the units of each line, by its id.
 *
 * @throws ServiceError if the platform does not respond, or if the cart changed in between
 */
export async function removePaidCart(
  { carts, market, cartId, ordered }: PaidCart,
  keep: (restCartId: string) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const cart = await carts.cart({ market, cartId }, signal)
  if (!cart) return
  const lines = chosenLines(cart).flatMap((line) => {
    const rest = line.quantity - (ordered.get(line.id) ?? 0)
    return rest > 0 ? [toNewLine(line, rest)] : []
  })
  if (lines.length > 0) {
    const { customerId } = cart
    const outcome = await carts.createCart({ market, lines, ...(customerId !== 0 && { customerId }) }, signal)
    if (outcome.status === 'changed' && outcome.cart.id !== null) await keep(outcome.cart.id)
  }
  await carts.deleteCart({ cartId, version: cart.version }, signal)
}
