import type { PlatformPrice, ShownPrice } from './price.ts'
import type { StockLevel } from './stock.ts'

/** Products a page of a wishlist holds. */
export const wishlistPageSize = 50

/** Most items a list takes, a guest's or a customer's: the shop reads them all to show their price. */
export const maxSavedItems = 250

/** What is saved: a product, in a variant where the shopper has chosen one. */
export type SavedItem = { productId: number; variantId: number | null }

export type WishlistItem = SavedItem & { id: number }

/** A customer's list. `token` opens a public one to whoever has it. */
export type Wishlist = {
  id: number
  name: string
  customerId: number
  isPublic: boolean
  token: string
  items: WishlistItem[]
}

/** A saved item with what the market's channel says of it. `variantId` is `null` while the shopper has to choose. */
export type SoldItem = SavedItem & {
  sku: string
  style: string
  name: string
  slug: string
  colour: string | null
  size: string | null
  length: string | null
  price: PlatformPrice | null
  /** Whether the shopper has to choose or to write something on its page before it can be bought. */
  needsChoice: boolean
  /** Whether it can go into the bag as it is. */
  isPurchasable: boolean
}

/** A saved item as a list shows it. `image` is an address without query; `stock` is `null` where it is not limited. */
export type SavedProduct = Omit<SoldItem, 'price'> & {
  price: ShownPrice | null
  image: string
  stock: number | null
  level: StockLevel
}

/** `101-2001`, or `101` without a variant: how an item is named in forms and links. */
export function savedItemKey({ productId, variantId }: SavedItem): string {
  return variantId === null ? String(productId) : `${productId}-${variantId}`
}

/** The item of a key, or `null` when it is none. */
export function parseSavedItem(key: string): SavedItem | null {
  const match = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/.exec(key)
  return match ? { productId: Number(match[1]), variantId: match[2] === undefined ? null : Number(match[2]) } : null
}

export function isSameItem(a: SavedItem, b: SavedItem): boolean {
  return a.productId === b.productId && a.variantId === b.variantId
}

/** The items of both lists, those of the first first, each once. */
export function mergeSavedItems(first: readonly SavedItem[], second: readonly SavedItem[]): SavedItem[] {
  return [...new Map([...first, ...second].map((item) => [savedItemKey(item), item])).values()]
}
