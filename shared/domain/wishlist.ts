import type { PreOrder } from './pre-order.ts'
import type { PlatformPrice, ShownPrice } from './price.ts'
import type { StockLevel } from './stock.ts'

/** Number of products on a page of a wishlist. */
export const wishlistPageSize = 50

/** Maximum number of items in a wishlist of a guest or a customer. The shop reads all of them to show their prices. */
export const maxWishlistItems = 250

/** A saved product, with a variant if the shopper has chosen one. */
export type WishlistItem = { productId: number; variantId: number | null }

export type StoredWishlistItem = WishlistItem & { id: number }

/** A customer's wishlist. Anyone with the `token` can open a public one. */
export type Wishlist = {
  id: number
  name: string
  customerId: number
  isPublic: boolean
  token: string
  items: StoredWishlistItem[]
}

/** A saved item with its product data in the market's channel. `variantId` is `null` until the shopper has chosen. */
export type SoldItem = WishlistItem & {
  sku: string
  style: string
  name: string
  slug: string
  colour: string | null
  size: string | null
  length: string | null
  price: PlatformPrice | null
  /** True if it cannot be bought, whatever its stock (D-57): also a gift, and a product without a price. */
  isClosed: boolean
  /** Absent if it is not sold before its release. */
  preOrder?: PreOrder
  /** True if the shopper must choose or enter something on the product page before buying it. */
  needsChoice: boolean
  /** True if it can be added to the cart without a further choice. */
  isPurchasable: boolean
}

/**
 * A saved item as a wishlist shows it. `image` is a URL without query; `stock` is `null` if it is not limited; `level`
 * is `unavailable` if its sale is closed.
 */
export type WishlistProduct = Omit<SoldItem, 'price' | 'isClosed' | 'preOrder'> & {
  /** How the market's shoppers read the size, if it is not the platform's value. */
  sizeName?: string
  price: ShownPrice | null
  image: string
  stock: number | null
  level: StockLevel
  /** What shoppers read about its pre-order, if it is one that can be bought. */
  preOrder?: string | undefined
}

/** Key of an item in forms and links: `101-2001`, or `101` without a variant. */
export function wishlistItemKey({ productId, variantId }: WishlistItem): string {
  return variantId === null ? String(productId) : `${productId}-${variantId}`
}

/** The item of a key; `null` if the key is invalid. */
export function parseWishlistItem(key: string): WishlistItem | null {
  const match = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/.exec(key)
  return match ? { productId: Number(match[1]), variantId: match[2] === undefined ? null : Number(match[2]) } : null
}

export function isSameItem(a: WishlistItem, b: WishlistItem): boolean {
  return a.productId === b.productId && a.variantId === b.variantId
}

/** The items of both lists without duplicates, those of the first list first. */
export function mergeWishlistItems(first: readonly WishlistItem[], second: readonly WishlistItem[]): WishlistItem[] {
  return [...new Map([...first, ...second].map((item) => [wishlistItemKey(item), item])).values()]
}
