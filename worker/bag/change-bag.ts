import type { Context } from 'hono'
import { type Cart, emptyCart, type LineItem } from '../../shared/domain/cart.ts'
import { roomFor } from '../../shared/domain/stock.ts'
import { NotFoundError } from '../../shared/errors.ts'
import * as messages from '../../shared/messages/en.ts'
import type { AppEnv } from '../app-env.ts'
import type { CartOutcome, CartTarget } from '../ports/cart-port.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { type Busy, changeCart } from './change-cart.ts'
import { endCart } from './end-cart.ts'

/** What became of a change of the visitor's cart. */
export type CartChange = CartOutcome | Busy

/** Sets a line's quantity; 0 removes it (D-44). Product and variant are the line's own, never the browser's. */
export async function updateLine(c: Context<AppEnv>, lineId: string, quantity: number): Promise<CartChange> {
  if (quantity === 0) return removeLine(c, lineId)
  const { market, services } = c.var
  const { signal } = c.req.raw
  return changeCart(c, async (cart): Promise<CartOutcome> => {
    const { target, line } = ownLine(cart, lineId, messages.bag.noCartToUpdate)
    if (line.isFreeGift) return { status: 'refused', reason: 'invalid' }
    const others = cart.lineItems.filter(({ id }) => id !== lineId)
    const stock = await services.catalogue.stock({ market, items: [line] }, signal)
    if (quantity > roomFor(line, others, stock)) return { status: 'refused', reason: 'stock' }
    const { productId, variantId } = line
    return services.cart.updateItem({ ...target, lineId, productId, variantId, quantity }, signal)
  })
}

/** Removes a line; with the last one the cart goes, and its cookie [BAG-39]. */
export async function removeLine(c: Context<AppEnv>, lineId: string): Promise<{ status: 'changed'; cart: Cart } | Busy> {
  const { market, services } = c.var
  return changeCart(c, async (cart) => {
    const { target } = ownLine(cart, lineId, messages.bag.noCartToRemove)
    const left = await services.cart.removeItem({ ...target, lineId }, c.req.raw.signal)
    if (!left.cart) endCart(c, target.cartId)
    return { status: 'changed', cart: left.cart ?? emptyCart(market.currency) }
  })
}

/** Deletes the visitor's cart. One that is gone already is cleared. @throws NotFoundError when the visitor has none */
export async function clearCart(c: Context<AppEnv>): Promise<{ status: 'cleared' } | Busy> {
  const known = await readCartId(c)
  if (known === null) throw new NotFoundError(messages.bag.noCartToClear)
  return changeCart(c, async ({ id, version }) => {
    if (id !== null) await c.var.services.cart.deleteCart({ cartId: id, version }, c.req.raw.signal)
    endCart(c, id ?? known)
    return { status: 'cleared' }
  })
}

/** A line of the visitor's own cart: a line id of the browser's is not trusted. @throws NotFoundError */
function ownLine({ id, version, lineItems }: Cart, lineId: string, withoutCart: string): { target: CartTarget; line: LineItem } {
  if (id === null) throw new NotFoundError(withoutCart)
  const line = lineItems.find((candidate) => candidate.id === lineId)
  if (!line) throw new NotFoundError('The bag has no such line.')
  return { target: { cartId: id, version }, line }
}
