import type { Visit } from '../context/visit.ts'
import type { CartOutcome } from '../ports/cart-port.ts'
import { endCart } from '../promotions/end-cart.ts'
import { addEarnedGifts, removeGifts } from '../promotions/free-gift-changes.ts'
import { forgetCartId, readCartId } from '../session/cart-cookie.ts'
import { type Busy, changeCart, type SeenCart } from './change-cart.ts'
import { type Cart, emptyCart, type LineItem } from '#shared/domain/cart.ts'
import { roomFor } from '#shared/domain/stock.ts'
import { NotFoundError } from '#shared/errors.ts'
import * as messages from '#shared/messages/shop.ts'

/** No stock is larger. */
const maxLineQuantity = 999

/** The outcome of a change of the visitor's cart. */
export type CartChange = CartOutcome | Busy

/** Sets the quantity of a line; 0 removes it (D-44). Product and variant come from the line, never from the browser. */
export async function updateLine(
  visit: Visit,
  { lineId, quantity, ...seen }: SeenCart & { lineId: string; quantity: number },
): Promise<CartChange> {
  if (quantity === 0) return removeLine(visit, lineId, seen)
  const { services } = visit
  return changeCart(
    visit,
    async (cart): Promise<CartOutcome> => {
      const { line } = ownLine(cart, lineId, messages.bag.noCartToUpdate)
      if (quantity > maxLineQuantity) return { status: 'refused', reason: 'stock' }
      if (line.isFreeGift) return { status: 'refused', reason: 'invalid' }
      const others = cart.lineItems.filter(({ id }) => id !== lineId)
      const stock = await services.catalogue.stock({ items: [line] })
      if (quantity > roomFor(line, others, stock)) return { status: 'refused', reason: 'stock' }
      if (quantity >= line.quantity) return setQuantity(visit, { cart, line, quantity })
      return changeWithoutGifts(visit, cart, (bare) => setQuantity(visit, { cart: bare, line, quantity }))
    },
    seen,
  )
}

/** Removes a line. Removing the last one deletes the cart and its cookie. */
export async function removeLine(
  visit: Visit,
  lineId: string,
  seen?: SeenCart,
): Promise<{ status: 'changed'; cart: Cart } | Busy> {
  const { market, services } = visit
  return changeCart(
    visit,
    async (cart) => {
      const { cartId, line } = ownLine(cart, lineId, messages.bag.noCartToRemove)
      if (line.isFreeGift) throw new NotFoundError('A shopper cannot remove a free gift.')
      return changeWithoutGifts(visit, cart, async ({ version }) => {
        const left = await services.cart.removeItem({ cartId, version, lineId })
        if (!left.cart) endCart(visit, cartId)
        return { status: 'changed' as const, cart: left.cart ?? emptyCart(market.currency) }
      })
    },
    seen,
  )
}

/** Sets the quantity of a line in the cart that was read. */
export async function setQuantity(
  visit: Visit,
  { cart, line, quantity }: { cart: Cart; line: LineItem; quantity: number },
): Promise<CartOutcome> {
  const { id: cartId, version } = cart
  if (cartId === null) throw new NotFoundError(messages.bag.noCartToUpdate)
  const { id: lineId, productId, variantId } = line
  return visit.services.cart.updateItem({ cartId, version, lineId, productId, variantId, quantity })
}

/** Reduces a cart. Its gifts are removed first, and gifts that are still earned are added again before the response. */
async function changeWithoutGifts<Outcome extends CartOutcome>(
  visit: Visit,
  cart: Cart,
  change: (bare: Cart) => Promise<Outcome>,
): Promise<Outcome> {
  if (!cart.lineItems.some(({ isFreeGift }) => isFreeGift)) return change(cart)
  const outcome = await change(await removeGifts(visit, cart))
  return outcome.status === 'changed' && outcome.cart.id !== null
    ? { ...outcome, cart: await addEarnedGifts(visit, outcome.cart) }
    : outcome
}

/**
 * Deletes the visitor's cart. A cart that no longer exists counts as cleared.
 *
 * @throws NotFoundError if the visitor has no cart
 */
export async function clearCart(visit: Visit): Promise<{ status: 'cleared' } | Busy> {
  if ((await readCartId(visit)) === null) throw new NotFoundError(messages.bag.noCartToClear)
  return changeCart(visit, async ({ id, version }) => {
    const isDeleted = id !== null && (await visit.services.cart.deleteCart({ cartId: id, version }))
    // A cart that is gone may have been ordered, and its codes belong to the order.
    if (isDeleted) endCart(visit, id)
    else forgetCartId(visit)
    return { status: 'cleared' }
  })
}

/** The line of the visitor's cart with this id. The browser's id is not trusted. @throws NotFoundError */
function ownLine({ id, lineItems }: Cart, lineId: string, noCartMessage: string): { cartId: string; line: LineItem } {
  if (id === null) throw new NotFoundError(noCartMessage)
  const line = lineItems.find((candidate) => candidate.id === lineId)
  if (!line) throw new NotFoundError('The cart has no such line.')
  return { cartId: id, line }
}
