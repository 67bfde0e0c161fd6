import type { Context } from 'hono'
import { type Cart, emptyCart, type LineItem } from '../../shared/domain/cart.ts'
import { linesAboveStock, roomFor, type StockTaker } from '../../shared/domain/stock.ts'
import { NotFoundError } from '../../shared/errors.ts'
import * as messages from '../../shared/messages/en.ts'
import type { AppEnv } from '../app-env.ts'
import type { CartOutcome, CartTarget, NewLine } from '../ports/cart-port.ts'
import { promotionsOf } from '../promotions/enabled.ts'
import { readCartId, writeCartId } from '../session/cart-cookie.ts'
import { type Busy, changeCart } from './change-cart.ts'
import { endCart } from './end-cart.ts'
import { saveToProfile } from './save-to-profile.ts'

/** What became of a change of the visitor's cart. */
export type CartChange = CartOutcome | Busy

/** Adds lines to the visitor's cart; the first ones make it. */
export async function addLines(c: Context<AppEnv>, lines: NewLine[]): Promise<CartChange> {
  if (await holdsFreeGift(c, lines)) return { status: 'refused', reason: 'invalid' }
  return changeCart(c, async (cart): Promise<CartOutcome> => {
    if (await exceedsStock(c, cart, lines)) return { status: 'refused', reason: 'stock' }
    const { market, services, customer } = c.var
    const { signal } = c.req.raw
    if (cart.id !== null) return services.cart.addItems({ cartId: cart.id, version: cart.version, lines }, signal)
    const outcome = await services.cart.createCart({ market, lines, ...(customer && { customerId: customer.id }) }, signal)
    if (outcome.status === 'changed' && outcome.cart.id !== null) {
      await writeCartId(c, outcome.cart.id)
      await saveToProfile(c, outcome.cart.id)
    }
    return outcome
  })
}

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

/** Whether what the bag holds and what is added together exceed the stock [PDP-23, PDP-24]. */
async function exceedsStock(c: Context<AppEnv>, cart: Cart, lines: NewLine[]): Promise<boolean> {
  const items = lines.flatMap(({ productId, variantId, quantity }) => (variantId === null ? [] : [{ productId, variantId, quantity }]))
  if (items.length === 0) return false
  const { market, services } = c.var
  const stock = await services.catalogue.stock({ market, items }, c.req.raw.signal)
  const above = linesAboveStock<StockTaker>([...cart.lineItems, ...items], stock)
  return items.some((item) => above.includes(item))
}

/** Gifts are given by the promotions engine alone (D-40). Where the catalogue cannot say, the next sync takes them out. */
async function holdsFreeGift(c: Context<AppEnv>, lines: NewLine[]): Promise<boolean> {
  if (!promotionsOf(c)) return false
  try {
    const gifts = await c.var.services.freeGifts.gifts({ productIds: lines.map((line) => line.productId) }, c.req.raw.signal)
    return gifts.size > 0
  } catch (cause) {
    c.var.log.error('free-gifts', cause)
    return false
  }
}
