import type { Log } from '../lib/log.ts'
import type { Ports } from '../ports/ports.ts'
import { toNewLine } from './add-lines.ts'
import { chosenLines } from '#shared/domain/cart.ts'
import type { Market } from '#shared/markets.ts'

type PaidCart = {
  ports: Pick<Ports, 'cart' | 'customers'>
  log: Pick<Log, 'error'>
  market: Market
  cartId: string
  ordered: ReadonlyMap<string, number>
}

/**
 * Deletes the cart of a paid order: the platform does so only for orders that are paid through it. What the shopper
 * added while it was paid goes to a cart of its own, whose id `keep` gets before the paid one is deleted. A customer's
 * profile names it afterwards. `ordered` are the units of each line, by its id.
 *
 * @throws ServiceError if the platform does not respond, or if the cart changed in between
 */
export async function removePaidCart(
  { ports, log, market, cartId, ordered }: PaidCart,
  keep: (restCartId: string) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { cart: carts } = ports
  const cart = await carts.cart({ market, cartId }, signal)
  if (!cart) return
  const { customerId, version } = cart
  const lines = chosenLines(cart).flatMap((line) => {
    const rest = line.quantity - (ordered.get(line.id) ?? 0)
    return rest > 0 ? [toNewLine(line, rest)] : []
  })
  let restCartId: string | null = null
  if (lines.length > 0) {
    const outcome = await carts.createCart({ market, lines, ...(customerId !== 0 && { customerId }) }, signal)
    if (outcome.status === 'changed') restCartId = outcome.cart.id
    if (restCartId !== null) await keep(restCartId)
  }
  await carts.deleteCart({ cartId, version }, signal)
  if (customerId !== 0 && restCartId !== null)
    await replaceInProfile(ports, { customerId, cartId, restCartId }, signal).catch((cause: unknown) =>
      // A login finds the rest with the paid cart's object too.
      log.error('cart-save', cause),
    )
}

/** Saves the rest in the customer's profile, unless the profile names another cart by now. */
async function replaceInProfile(
  { customers }: Pick<Ports, 'customers'>,
  { customerId, cartId, restCartId }: { customerId: number; cartId: string; restCartId: string },
  signal: AbortSignal,
): Promise<void> {
  const customer = await customers.customer({ customerId }, signal)
  const isOther = customer?.profileCartId !== null && customer?.profileCartId !== cartId
  if (!isOther) await customers.saveCartId({ customerId, cartId: restCartId }, signal)
}
