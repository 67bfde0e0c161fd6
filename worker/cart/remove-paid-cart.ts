import type { Log } from '../lib/log.ts'
import type { CartOutcome, NewLine } from '../ports/cart-port.ts'
import type { Ports } from '../ports/ports.ts'
import { noRest, type RestOfCart } from '../ports/wallet-payment-port.ts'
import { toNewLine, withinStock } from './add-lines.ts'
import { type Cart, chosenLines, type LineItem } from '#shared/domain/cart.ts'
import type { Market } from '#shared/markets.ts'

type PaidCart = {
  ports: Pick<Ports, 'cart' | 'catalogue' | 'customers'>
  log: Pick<Log, 'error' | 'warn'>
  market: Market
  cartId: string
  ordered: ReadonlyMap<string, number>
}

/**
 * Deletes the cart of a paid order: the platform does so only for orders that are paid through it. What the shopper
 * added while it was paid goes to a cart of its own; `keep` gets it before the paid one is deleted. A customer's
 * profile names it afterwards. `ordered` are the units of each line, by its id. `until` is the signal of one call.
 *
 * @throws ServiceError if the platform does not respond, or if the cart changed in between
 */
export async function removePaidCart(
  paid: PaidCart,
  keep: (rest: RestOfCart) => Promise<void>,
  until: () => AbortSignal,
): Promise<void> {
  const { ports, log, market, cartId, ordered } = paid
  const cart = await ports.cart.cart({ market, cartId }, until())
  if (!cart) return
  const { customerId, version } = cart
  const items = chosenLines(cart).flatMap((line) => {
    const quantity = line.quantity - (ordered.get(line.id) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  const rest = items.length > 0 ? await createRest(paid, { items, customerId }, until) : noRest
  const { restCartId, leftOut } = rest
  if (items.length > 0) await keep(rest)
  if (leftOut.length > 0) log.warn('cart-rest-left-out', { items: leftOut })
  await ports.cart.deleteCart({ cartId, version }, until())
  if (customerId !== 0 && restCartId !== null)
    await replaceInProfile(ports, { customerId, cartId, restCartId }, until).catch((cause: unknown) =>
      // A login finds the rest with the paid cart's object too.
      log.error('cart-save', cause),
    )
}

/** Creates a cart of the lines. If the platform refuses one of them, it gets the others. */
async function createRest(
  { ports: { cart: carts, catalogue }, market }: PaidCart,
  { items, customerId }: { items: readonly LineItem[]; customerId: number },
  until: () => AbortSignal,
): Promise<RestOfCart> {
  const put = (lines: NewLine[], cart: Cart | null): Promise<CartOutcome> =>
    cart !== null && cart.id !== null
      ? carts.addItems({ cartId: cart.id, version: cart.version, lines }, until())
      : carts.createCart({ market, lines, ...(customerId !== 0 && { customerId }) }, until())
  const all = items.map((item) => toNewLine(item, item.quantity))
  const whole = await put(all, null)
  if (whole.status === 'changed') return { restCartId: whole.cart.id, leftOut: [] }
  const { lines, leftOut } = withinStock(items, [], await catalogue.stock({ market, items }, until()))
  let cart: Cart | null = null
  for (const { line, name } of lines) {
    const outcome: CartOutcome = await put([line], cart)
    if (outcome.status === 'changed') cart = outcome.cart
    else leftOut.push(name)
  }
  return { restCartId: cart?.id ?? null, leftOut }
}

/** Saves the rest in the customer's profile, unless the profile names another cart by now. */
async function replaceInProfile(
  { customers }: Pick<Ports, 'customers'>,
  { customerId, cartId, restCartId }: { customerId: number; cartId: string; restCartId: string },
  until: () => AbortSignal,
): Promise<void> {
  const customer = await customers.customer({ customerId }, until())
  const isOther = customer?.profileCartId !== null && customer?.profileCartId !== cartId
  if (!isOther) await customers.saveCartId({ customerId, cartId: restCartId }, until())
}
