import { commerceAtom } from './commerce.ts'
import { atom } from './jotai.ts'
import { notifyAtom } from './notifications.ts'
import { cartLinesAtom, flushQuantitiesAtom, updateQuantityAtom } from './quantities.ts'
import { cartAtom } from './shown-cart.ts'
import { isEmptyCart } from '#shared/domain/cart.ts'
import { type LineStock, type SellableStock, type StockByVariant, stockOfLines } from '#shared/domain/stock.ts'
import * as messages from '#shared/messages/shop.ts'

/** Sellable stock by variant id, as last read. */
const stockAtom = atom<StockByVariant>(new Map<number, SellableStock>())

/** Stock of the cart's lines by line id. Lines whose stock was not read yet are absent. */
export const lineStockAtom = atom((get): ReadonlyMap<string, LineStock> => {
  const lines = get(cartLinesAtom)
  const stock = get(stockAtom)
  const limits = stockOfLines(lines, stock)
  return new Map(
    lines.flatMap(({ id, variantId }, index) => (limits[index] && stock.has(variantId) ? [[id, limits[index]]] : [])),
  )
})

// The shopper cannot remove a free gift. The next sync does.
const limitedLinesAtom = atom((get) => {
  const stock = get(lineStockAtom)
  return get(cartLinesAtom).flatMap(({ id, quantity, isFreeGift }) => {
    const max = stock.get(id)?.max ?? null
    return isFreeGift || max === null ? [] : [{ lineId: id, quantity, max }]
  })
})

/** Why lines block the checkout, for the shopper; `null` if none does. */
export const lineBlockAtom = atom((get): string | null => {
  const blocked = get(limitedLinesAtom).filter(({ max }) => max === 0)
  if (blocked.length === 0) return null
  const stock = get(lineStockAtom)
  const isWithdrawn = blocked.some(({ lineId }) => stock.get(lineId)?.level === 'unavailable')
  return isWithdrawn ? messages.bag.unavailableLines : messages.bag.soldOutLines
})

/** The Checkout button's disabled flag: a line is sold out, withdrawn or above stock, or the cart is empty. */
export const isCheckoutDisabledAtom = atom(
  (get) => get(limitedLinesAtom).some(({ quantity, max }) => quantity > max) || isEmptyCart(get(cartAtom)),
)

/** Reads the stock of the cart and reduces lines above it (D-46). After a failure only the stock messages are missing. */
export const checkStockAtom = atom(null, async (get, set) => {
  const { lineItems } = get(cartAtom)
  if (lineItems.length === 0) return
  try {
    set(stockAtom, await get(commerceAtom).inventory(lineItems))
  } catch (error) {
    console.error('bag stock:', error)
    return
  }
  const linesAboveStock = get(limitedLinesAtom).flatMap(({ lineId, quantity, max }) =>
    max > 0 && quantity > max ? [{ lineId, quantity: max }] : [],
  )
  if (linesAboveStock.length === 0) return
  for (const change of linesAboveStock) set(updateQuantityAtom, change)
  if (await set(flushQuantitiesAtom))
    set(notifyAtom, { kind: 'status', text: messages.bag.quantityAdjusted, isPersistent: true })
})

/** Adopts the stock that the server rendered into a personal page. */
export const seedStockAtom = atom(null, (_get, set, stock: StockByVariant) => set(stockAtom, stock))
