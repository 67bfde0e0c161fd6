import type { Visit } from '../context/visit.ts'
import { removeGifts } from '../promotions/free-gift-changes.ts'
import { isConflict, withoutConflict } from '../upstream/conflict.ts'
import { setQuantity } from './change-lines.ts'
import { loadLiveStock } from './live-stock.ts'
import { syncCart, type SyncedCart } from './sync-cart.ts'
import type { Cart } from '#shared/domain/cart.ts'
import { readOrderLimit } from '#shared/domain/order-limit.ts'
import { soldOut, stockOfLines, unlimited, type CartLineStock, type SellableStock } from '#shared/domain/stock.ts'

/** Why lines block the checkout: they are sold out, or cannot be bought whatever their stock (D-57). */
export type LineBlock = 'sold-out-lines' | 'unavailable-lines'
type FittedCart = { cart: Cart; stock: CartLineStock[]; isAdjusted: boolean; block: LineBlock | null }
export type PricedCart = SyncedCart & Omit<FittedCart, 'cart'>

/**
 * Reduces lines to the quantity in stock (D-46). Lines that are sold out or withdrawn stay, for the shopper to remove.
 * If the stock cannot be read or a line cannot be reduced, the cart stays unchanged, because the platform checks stock
 * again at payment. A line that cannot be reduced because an order must contain more is sold out (D-611).
 *
 * @throws ServiceError a conflict while reducing a line
 */
export async function fitToStock(visit: Visit, cart: Cart): Promise<FittedCart> {
  const fitted: FittedCart = { cart, stock: [], isAdjusted: false, block: null }
  if (cart.id === null) return fitted
  try {
    fitted.stock = await loadLineStock(visit, cart)
    const stockOf = new Map(fitted.stock.map((stock) => [stock.lineId, stock]))
    // The shopper cannot remove a gift. The next sync does.
    const lines = cart.lineItems.filter(({ isFreeGift }) => !isFreeGift)
    const levels = new Set(lines.map(({ id }) => stockOf.get(id)?.level))
    if (levels.has('unavailable')) fitted.block = 'unavailable-lines'
    else if (levels.has('sold-out')) fitted.block = 'sold-out-lines'
    const overStock = lines.flatMap((line) => {
      const quantity = stockOf.get(line.id)?.available
      return quantity && line.quantity > quantity ? [{ line, quantity }] : []
    })
    // The next sync adds the gifts that are still earned again.
    let reduced = overStock.length > 0 ? await removeGifts(visit, cart) : cart
    for (const { line, quantity } of overStock) {
      // A cart accepts one change at a time.
      const outcome = await setQuantity(visit, { cart: reduced, line, quantity })
      if (outcome.status === 'refused') {
        const limit = readOrderLimit(outcome.reason)
        if (limit?.kind === 'minimum') markSoldOut(fitted, line.id, limit.quantity)
        continue
      }
      reduced = outcome.cart
      fitted.isAdjusted = true
    }
    fitted.cart = reduced
  } catch (cause) {
    if (isConflict(cause)) throw cause
    visit.log.error('cart-stock', cause)
  }
  return fitted
}

/** Fewer are left than the `least` quantity of an order. The sale states of the channel did not say so. */
function markSoldOut(fitted: FittedCart, lineId: string, least: number): void {
  const { level, max: available } = soldOut
  fitted.stock = fitted.stock.map((stock) => (stock.lineId === lineId ? { ...stock, level, available, least } : stock))
  fitted.block ??= 'sold-out-lines'
}

/** The visitor's cart for the bag page: reduced to the stock and then priced. @throws ServiceError */
export async function loadPricedCart(visit: Visit): Promise<PricedCart> {
  return withoutConflict('that it was reduced to the stock', async () => {
    const synced = await syncCart(visit)
    const { cart: _fitted, ...fit } = await fitToStock(visit, synced.cart)
    return { ...(fit.isAdjusted ? await syncCart(visit) : synced), ...fit }
  })
}

/** The quantity that each line can have. Lines may share stock. */
async function loadLineStock(visit: Visit, cart: Cart): Promise<CartLineStock[]> {
  if (cart.lineItems.length === 0) return []
  const stock = await loadLiveStock(visit, cart.lineItems)
  const limits = stockOfLines(cart.lineItems, stock)
  return cart.lineItems.map(({ id, variantId }, index) => {
    const { level, max, note } = limits[index] ?? unlimited
    const sold: SellableStock = stock.get(variantId) ?? { units: null, tracking: 'none' }
    const { units, tracking, isWithdrawn = false, cloth, least } = sold
    return { lineId: id, level, available: max, units, tracking, isWithdrawn, note, cloth, least }
  })
}
