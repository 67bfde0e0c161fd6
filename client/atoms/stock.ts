import { stockLevel } from '../../shared/domain/stock.ts'
import { isEmptyCart } from '../../shared/domain/cart.ts'
import * as messages from '../../shared/messages/en.ts'
import { cartAtom } from './cart-state.ts'
import { commerceAtom } from './commerce.ts'
import { atom } from './jotai.ts'
import { notifyAtom } from './notifications.ts'
import { bagLinesAtom, flushQuantitiesAtom, updateQuantityAtom } from './quantities.ts'

/** Units to sell by variant id, as last asked; a variant that is not tracked is not in it. */
export const stockAtom = atom<ReadonlyMap<number, number>>(new Map<number, number>())

export const soldOutVariantsAtom = atom((get) => [...get(stockAtom)].filter(([, units]) => stockLevel(units) === 'sold-out').map(([id]) => id))
export const lowStockVariantsAtom = atom((get) => [...get(stockAtom)].filter(([, units]) => stockLevel(units) === 'low').map(([id]) => id))

export const hasSoldOutLinesAtom = atom((get) => get(cartAtom).lineItems.some((line) => get(soldOutVariantsAtom).includes(line.variantId)))

/** The Checkout button's 'disabled flag': a line is sold out or above stock, or the bag is empty (D-47). */
export const isCheckoutDisabledAtom = atom((get) => {
  const stock = get(stockAtom)
  const isOver = get(bagLinesAtom).some((line) => line.quantity > (stock.get(line.variantId) ?? Infinity))
  return isOver || isEmptyCart(get(cartAtom))
})

/** Asks for the stock of the bag and lowers lines that are above it (D-46). A failure costs only the stock texts. */
export const checkStockAtom = atom(null, async (get, set) => {
  const variantIds = [...new Set(get(cartAtom).lineItems.map((line) => line.variantId))]
  if (variantIds.length === 0) return
  try {
    set(stockAtom, await get(commerceAtom).inventory(variantIds))
  } catch (error) {
    console.error('bag stock:', error)
    return
  }
  const stock = get(stockAtom)
  const above = get(bagLinesAtom).flatMap((line) => {
    const units = stock.get(line.variantId) ?? Infinity
    return units > 0 && line.quantity > units ? [{ lineId: line.id, quantity: units }] : []
  })
  if (above.length === 0) return
  for (const change of above) set(updateQuantityAtom, change)
  if (await set(flushQuantitiesAtom)) set(notifyAtom, { kind: 'status', text: messages.bag.quantityAdjusted, isPersistent: true })
})

/** Takes over what the server knew of the stock when it rendered a personal page. */
export const seedStockAtom = atom(null, (_get, set, stock: ReadonlyMap<number, number>) => set(stockAtom, stock))
