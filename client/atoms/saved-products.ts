import type { Money } from '../../shared/domain/money.ts'
import { addMoney } from '../../shared/domain/money.ts'
import { currentPrice } from '../../shared/domain/price.ts'
import { savedItemKey, type SavedItem, type SavedProduct, wishlistPageSize } from '../../shared/domain/wishlist.ts'
import { atom } from './jotai.ts'
import { savedItemsAtom, wishlistApiAtom } from './wishlist.ts'

/** What the shop said of saved items, by their keys; `null` of one that it does not sell any more. */
const knownProductsAtom = atom<ReadonlyMap<string, SavedProduct | null>>(new Map<string, SavedProduct | null>())

export const savedProductsStatusAtom = atom<'ready' | 'loading' | 'failed'>('ready')

/** An item of the list, latest first, and its product: `null` where it is not sold any more, `undefined` until it is known. */
export type SavedRow = { key: string; item: SavedItem; product: SavedProduct | null | undefined }

export const savedRowsAtom = atom((get): SavedRow[] => {
  const known = get(knownProductsAtom)
  return get(savedItemsAtom)
    .toReversed()
    .map((item) => ({ key: savedItemKey(item), item, product: known.get(savedItemKey(item)) }))
})

/** Sum of the prices shown; `null` until all are known, and where nothing has one. */
export const savedTotalAtom = atom((get): Money | null => {
  const rows = get(savedRowsAtom)
  if (rows.some(({ product }) => product === undefined)) return null
  const prices = rows.flatMap(({ product }) => (product?.price ? [currentPrice(product.price)] : []))
  const [first, ...others] = prices
  return first ? others.reduce(addMoney, first) : null
})

/** Asks for products that are not known yet, a page of them at a time, latest first. What is known stays where that fails. */
export const loadSavedProductsAtom = atom(null, async (get, set) => {
  if (get(savedProductsStatusAtom) === 'loading') return
  set(savedProductsStatusAtom, 'loading')
  try {
    for (;;) {
      const missing = get(savedRowsAtom).filter(({ product }) => product === undefined).slice(0, wishlistPageSize)
      if (missing.length === 0) break
      // One page after the other: the first is what is looked at.
      // oxlint-disable-next-line no-await-in-loop
      const products = await get(wishlistApiAtom).products(missing.map(({ item }) => item))
      set(knownProductsAtom, (known) => new Map([...known, ...missing.map(({ key, item }) => [key, productOf(products, item)] as const)]))
    }
    set(savedProductsStatusAtom, 'ready')
  } catch (error) {
    console.error('wishlist products:', error)
    set(savedProductsStatusAtom, 'failed')
  }
})

/** Prices and stock are asked for anew. */
export const forgetSavedProductsAtom = atom(null, (_get, set) => set(knownProductsAtom, new Map()))

// The only variant of a product stands for it where none was chosen.
function productOf(products: readonly SavedProduct[], item: SavedItem): SavedProduct | null {
  const ofProduct = products.filter(({ productId }) => productId === item.productId)
  return ofProduct.find(({ variantId }) => variantId === item.variantId) ?? (item.variantId === null ? (ofProduct[0] ?? null) : null)
}
