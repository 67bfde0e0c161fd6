import type { MarketVisit } from '../context/visit.ts'
import type { CartOwnerPort, MoveLines, MoveOutcome } from '../ports/cart-owner-port.ts'
import { chosenLines } from '#shared/domain/cart.ts'
import { ServiceError } from '#shared/errors.ts'

/**
 * Moves the lines of this cart to the customer's profile cart, without free gifts and parts of bundles (D-27), with the
 * present that it is, and deletes it if every line could be moved. Each line is moved once, however often this is
 * repeated.
 *
 * @throws ServiceError
 */
export async function moveLines(
  visit: MarketVisit,
  { marketCode, cartId, profileCartId, customerId }: MoveLines,
  profileCart: Pick<CartOwnerPort, 'addLines'>,
): Promise<MoveOutcome> {
  const { services, log } = visit
  const cart = await services.cart.cart({ cartId })
  if (!cart || (cart.customerId !== 0 && cart.customerId !== customerId)) return { status: 'gone' }
  // Read before anything is moved: a present that got lost could show its prices to the one who unpacks it.
  const present = (await services.presents?.present({ cartId })) ?? null
  const outcome = await profileCart.addLines({ marketCode, cartId: profileCartId, items: chosenLines(cart), present })
  if (outcome.status === 'gone') return { status: 'saved-gone' }
  if (outcome.leftOut.length === 0)
    // Its items are in the profile cart now. A leftover cart on the platform is harmless.
    await services.cart.deleteCart({ cartId, version: cart.version }).catch((cause: unknown) => {
      if (cause instanceof ServiceError) return log.warn('cart-drop', { kind: cause.kind })
      throw cause
    })
  return { status: 'moved', leftOut: outcome.leftOut }
}
