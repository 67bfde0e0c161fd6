import type { Context } from 'hono'
import type { Cart } from '../../shared/domain/cart.ts'
import type { BagLineStock } from '../../shared/views.ts'
import type { AppEnv } from '../app-env.ts'
import { isConflict } from './conflict.ts'
import { loadLineStock } from './load-bag.ts'

export type FittedBag = { cart: Cart; stock: BagLineStock[]; isAdjusted: boolean; hasSoldOutLines: boolean }

/**
 * The bag with no more of anything than can be sold: lines above it are lowered (D-46). What is sold out stays, for the shopper to
 * take out. Where the stock cannot be told, or a line not be lowered, the bag is as it was: the platform checks again when it is paid.
 * @throws ServiceError a conflict, where a line was to be lowered
 */
export async function fitToStock(c: Context<AppEnv>, cart: Cart): Promise<FittedBag> {
  const { services, log } = c.var
  const { signal } = c.req.raw
  const fitted: FittedBag = { cart, stock: [], isAdjusted: false, hasSoldOutLines: false }
  const { id: cartId } = cart
  if (cartId === null) return fitted
  // A gift is not the shopper's to take out: the next sync does.
  const isGift = (lineId: string) => cart.lineItems.some(({ id, isFreeGift }) => id === lineId && isFreeGift)
  try {
    fitted.stock = await loadLineStock(c, cart)
    fitted.hasSoldOutLines = fitted.stock.some(({ lineId, level }) => level === 'sold-out' && !isGift(lineId))
    for (const { lineId, available } of fitted.stock) {
      const line = cart.lineItems.find(({ id }) => id === lineId)
      if (!line || line.isFreeGift || !available || line.quantity <= available) continue
      const { productId, variantId } = line
      // One cart takes one change at a time.
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await services.cart.updateItem({ cartId, version: fitted.cart.version, lineId, productId, variantId, quantity: available }, signal)
      if (outcome.status === 'refused') continue
      fitted.cart = outcome.cart
      fitted.isAdjusted = true
    }
  } catch (cause) {
    if (isConflict(cause)) throw cause
    log.error('bag-stock', cause)
  }
  return fitted
}
