import type { Context } from 'hono'
import { type Cart, emptyCart, type LineItem } from '../../shared/domain/cart.ts'
import { NotFoundError } from '../../shared/errors.ts'
import * as messages from '../../shared/messages/en.ts'
import type { AppEnv } from '../app-env.ts'
import type { CartOutcome, NewLine } from '../ports/cart-port.ts'
import { emptySession } from '../promotions/empty-session.ts'
import { promotionsOf } from '../promotions/enabled.ts'
import { forgetCartId, readCartId, writeCartId } from '../session/cart-cookie.ts'
import { loadCart } from './load-bag.ts'
import { saveToProfile } from './save-to-profile.ts'

/** Adds lines to the visitor's cart; the first ones make it. */
export async function addLines(c: Context<AppEnv>, lines: NewLine[]): Promise<CartOutcome> {
  const { market, services, customer } = c.var
  const { signal } = c.req.raw
  const cart = await loadCart(c)
  const { id: cartId } = cart
  const [isOver, hasGift] = await Promise.all([exceedsStock(c, cart, lines), holdsFreeGift(c, lines)])
  if (hasGift) return { status: 'refused', reason: 'invalid' }
  if (isOver) return { status: 'refused', reason: 'stock' }
  const outcome =
    cartId === null ? await services.cart.createCart({ market, lines, ...(customer && { customerId: customer.id }) }, signal) : await services.cart.addItems({ market, cartId, lines }, signal)
  // Loading has renewed the cookie of a cart that was there.
  if (outcome.status === 'changed' && outcome.cart.id !== null && outcome.cart.id !== cartId) {
    await writeCartId(c, outcome.cart.id)
    await saveToProfile(c, outcome.cart.id)
  }
  return outcome
}

/** Sets a line's quantity; 0 removes it (D-44). Product and variant are the line's own, never the browser's. */
export async function updateLine(c: Context<AppEnv>, lineId: string, quantity: number): Promise<CartOutcome> {
  const { market, services } = c.var
  const { signal } = c.req.raw
  if (quantity === 0) return { status: 'changed', cart: await removeLine(c, lineId) }
  const { cartId, line } = await ownLine(c, lineId, messages.bag.noCartToUpdate)
  if (line.isFreeGift) return { status: 'refused', reason: 'invalid' }
  const units = await services.catalogue.stock({ market, variantIds: [line.variantId] }, signal)
  if (quantity > (units.get(line.variantId) ?? Number.POSITIVE_INFINITY)) return { status: 'refused', reason: 'stock' }
  const { productId, variantId } = line
  return services.cart.updateItem({ market, cartId, lineId, productId, variantId, quantity }, signal)
}

/** Removes a line; with the last one the cart goes, and its cookie [BAG-39]. */
export async function removeLine(c: Context<AppEnv>, lineId: string): Promise<Cart> {
  const { market, services } = c.var
  const { cartId } = await ownLine(c, lineId, messages.bag.noCartToRemove)
  const { cart } = await services.cart.removeItem({ market, cartId, lineId }, c.req.raw.signal)
  if (cart) return cart
  emptySession(c, cartId)
  forgetCartId(c)
  return emptyCart(market.currency)
}

export async function clearCart(c: Context<AppEnv>): Promise<void> {
  const cartId = await readCartId(c)
  if (cartId === null) throw new NotFoundError(messages.bag.noCartToClear)
  await c.var.services.cart.deleteCart({ cartId }, c.req.raw.signal)
  emptySession(c, cartId)
  forgetCartId(c)
}

/** A line of the visitor's own cart: a line id of the browser's is not trusted. */
async function ownLine(c: Context<AppEnv>, lineId: string, withoutCart: string): Promise<{ cartId: string; line: LineItem }> {
  const cart = await loadCart(c)
  if (cart.id === null) throw new NotFoundError(withoutCart)
  const line = cart.lineItems.find((candidate) => candidate.id === lineId)
  if (!line) throw new NotFoundError('The bag has no such line.')
  return { cartId: cart.id, line }
}

/** Whether what the bag holds and what is added together exceed the stock of a variant [PDP-23, PDP-24]. */
async function exceedsStock(c: Context<AppEnv>, cart: Cart, lines: NewLine[]): Promise<boolean> {
  const variantIds = lines.map((line) => line.variantId).filter((id) => id !== null)
  if (variantIds.length === 0) return false
  const { market, services } = c.var
  const units = await services.catalogue.stock({ market, variantIds }, c.req.raw.signal)
  return lines.some((line) => {
    const available = line.variantId === null ? undefined : units.get(line.variantId)
    if (available === undefined) return false
    const held = cart.lineItems.filter((item) => item.variantId === line.variantId).reduce((sum, item) => sum + item.quantity, 0)
    return held + line.quantity > available
  })
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
