import type { Category } from '../../shared/domain/category.ts'
import type { Facet, Listing, Refinements, SortOrder } from '../../shared/domain/listing.ts'
import type { PlatformProduct, PlatformSummary } from '../../shared/domain/product.ts'
import type { SellableStock } from '../../shared/domain/stock.ts'
import type { SavedItem, SoldItem } from '../../shared/domain/wishlist.ts'
import type { Market } from '../../shared/markets.ts'

export type ListingRequest = {
  market: Market
  categoryId: number
  refinements: Refinements
  sort: SortOrder
  page: number
}

/**
 * Variants whose stock is asked for. With their products the answer comes in one wave of calls, and has every item.
 * Without them, a variant that the platform keeps no record of is missing from it.
 */
export type StockRequest =
  | { items: readonly { productId: number; variantId: number }[] }
  | { variantIds: readonly number[] }
  | { skus: readonly string[] }

/** Stock of a variant. `total` is the platform's own, over all its locations; `units` is what can be sold in the market. */
export type VariantStock = SellableStock & {
  productId: number
  variantId: number
  sku: string | null
  total: number | null
}

/** Products, categories and their facets. All methods raise `ServiceError` when the platform gives no answer. */
export interface CataloguePort {
  /** The visible categories of the market's channel. */
  categoryTree(request: { market: Market }, signal: AbortSignal): Promise<Category[]>
  /** One page of a category; a page past the end is an empty list with the real total. */
  listing(request: ListingRequest, signal: AbortSignal): Promise<Listing<PlatformSummary>>
  /** How many products of a category have the refinements. */
  count(request: { market: Market; categoryId: number; refinements: Refinements }, signal: AbortSignal): Promise<number>
  facets(
    request: { market: Market; categoryId: number; refinements: Refinements },
    signal: AbortSignal,
  ): Promise<Facet[]>
  /** Products as cards show them, in the order of the ids, at most 50; one that the channel does not have is left out. */
  summaries(request: { market: Market; ids: readonly number[] }, signal: AbortSignal): Promise<PlatformSummary[]>
  /** The product with all its variants and their stock, or `null` when the channel has none of that id. */
  product(request: { market: Market; id: number }, signal: AbortSignal): Promise<PlatformProduct | null>
  /** Id of the product that has the SKU, or one of its variants has; `null` when the channel has none. */
  productIdOfSku(request: { market: Market; sku: string }, signal: AbortSignal): Promise<number | null>
  /**
   * Stock by variant id, by the rules of `shared/domain/stock.ts`. A product that the platform does not have (any more)
   * has none.
   */
  stock(request: { market: Market } & StockRequest, signal: AbortSignal): Promise<ReadonlyMap<number, VariantStock>>
  /** What the channel says of saved items now, in their order; what it does not sell (any more) is left out. */
  soldItems(request: { market: Market; items: readonly SavedItem[] }, signal: AbortSignal): Promise<SoldItem[]>
}
