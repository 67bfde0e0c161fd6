import type { PageServices } from '../api/page-services.ts'
import { createWishlistApi } from '../api/wishlist.ts'
import { addMoney, type Money } from '#shared/domain/money.ts'
import { currentPrice } from '#shared/domain/price.ts'
import { wishlistItemKey, type WishlistItem, type WishlistProduct, wishlistPageSize } from '#shared/domain/wishlist.ts'

/** Saved items by key; `null` for an item that is no longer sold. */
export type WishlistProducts = Readonly<Record<string, WishlistProduct | null>>

/** An item of the list and its product: `null` if it is no longer sold, `undefined` until it is loaded. */
export type WishlistRow = { key: string; item: WishlistItem; product: WishlistProduct | null | undefined }

/** Reads the products of saved items, with one parallel call per page. @throws ApiError */
export async function fetchWishlistProducts(
  services: PageServices,
  items: readonly WishlistItem[],
): Promise<WishlistProducts> {
  const api = createWishlistApi(services)
  const pages = Array.from({ length: Math.ceil(items.length / wishlistPageSize) }, (_, page) =>
    items.slice(page * wishlistPageSize, (page + 1) * wishlistPageSize),
  )
  const products = (await Promise.all(pages.map((page) => api.products(page)))).flat()
  return Object.fromEntries(items.map((item) => [wishlistItemKey(item), productOf(products, item)]))
}

/** The rows of a list, latest first. */
export function toWishlistRows(items: readonly WishlistItem[], products: WishlistProducts): WishlistRow[] {
  return items
    .toReversed()
    .map((item) => ({ key: wishlistItemKey(item), item, product: products[wishlistItemKey(item)] }))
}

/** The sum of the shown prices; `null` until all are loaded, or if there is no price. */
export function wishlistTotal(rows: readonly WishlistRow[]): Money | null {
  if (rows.some(({ product }) => product === undefined)) return null
  const [first, ...others] = rows.flatMap(({ product }) => (product?.price ? [currentPrice(product.price)] : []))
  return first ? others.reduce(addMoney, first) : null
}

// If no variant was chosen, use the product's only variant.
function productOf(products: readonly WishlistProduct[], item: WishlistItem): WishlistProduct | null {
  const ofProduct = products.filter(({ productId }) => productId === item.productId)
  return (
    ofProduct.find(({ variantId }) => variantId === item.variantId) ??
    (item.variantId === null ? (ofProduct[0] ?? null) : null)
  )
}
