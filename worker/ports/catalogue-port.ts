import type { Category } from '#shared/domain/category.ts'
import type { Cloth } from '#shared/domain/cloth.ts'
import type { Listing, ListingFacets, Refinements, SortOrder } from '#shared/domain/listing.ts'
import type { PreOrder } from '#shared/domain/pre-order.ts'
import type {
  ProductWithVariants,
  PlatformProduct,
  PlatformSummary,
  PlatformVariant,
  Rail,
  VariantIdentifiers,
} from '#shared/domain/product.ts'
import type { SellableStock } from '#shared/domain/stock.ts'
import type { WishlistItem, SoldItem } from '#shared/domain/wishlist.ts'
import type { Market } from '#shared/markets.ts'

/** A category with those below it, or a printed design by its name. */
export type ListingPlace = { categoryId: number } | { print: string }

export type ListingRequest = { market: Market; refinements: Refinements; sort: SortOrder; page: number } & ListingPlace

/**
 * Variants whose stock is requested. If their products are given, one wave of calls returns every item. Otherwise
 * variants without a stock record are missing from the result.
 */
export type StockRequest =
  | { items: readonly { productId: number; variantId: number }[] }
  | { variantIds: readonly number[] }
  | { skus: readonly string[] }

/** Stock of a variant. `total` is the platform's total over all locations; `units` can be sold in the market. */
export type VariantStock = SellableStock & {
  productId: number
  variantId: number
  sku: string | null
  total: number | null
}

/** The facts of a product from which its sitemap URLs are built. */
export type IndexedProduct = { id: number; slug: string; colours: string[] }

/** What a card does not have: the description, in the platform's HTML, and some variants of the product. */
export type ProductOutline = { description: string; variants: PlatformVariant[] }

/** A product with the numbers by which others know its variants, by variant id. */
export type IdentifiedProduct = ProductWithVariants & { identifiers: ReadonlyMap<number, VariantIdentifiers> }

/** The platform's settings of the market's channel and its store. */
export type Channel = { defaultCurrency: string; storeName: string }

/**
 * How a variant is sold. `isWithdrawn`: it cannot be bought, because its product is hidden or not for sale, or its
 * purchasing is disabled (D-57). `preOrder`: it is sold before its release. `cloth`: the design of its product.
 * `least`: how many of its product an order must contain, if that is more than one.
 */
export type SaleState = { isWithdrawn?: boolean; preOrder?: PreOrder; cloth?: Cloth; least?: number }

/**
 * Products, categories and their facets, and the market's channel, which has them. All methods throw `ServiceError` if
 * the platform does not respond.
 */
export interface CataloguePort {
  /** The visible categories of the market's channel. */
  categoryTree(request: { market: Market }, signal: AbortSignal): Promise<Category[]>
  /** One page of a category or a design; a page past the end is an empty list with the real total. */
  listing(request: ListingRequest, signal: AbortSignal): Promise<Listing<PlatformSummary>>
  /** The number of products of a category or a design that match the refinements. */
  count(request: { market: Market; refinements: Refinements } & ListingPlace, signal: AbortSignal): Promise<number>
  facets(
    request: { market: Market; refinements: Refinements } & ListingPlace,
    signal: AbortSignal,
  ): Promise<ListingFacets>
  /**
   * Products as cards show them, in the order of the ids, at most 50. Products that the channel does not have are
   * omitted.
   */
  summaries(request: { market: Market; ids: readonly number[] }, signal: AbortSignal): Promise<PlatformSummary[]>
  /**
   * What the cards of at most 50 products lack, in one call: their first few variants, and those of `variantIds`. Their
   * stock is the storefront's own figure, without the rules that `product` applies to a shared pool.
   */
  outlines(
    request: { market: Market; ids: readonly number[]; variantIds?: readonly number[] },
    signal: AbortSignal,
  ): Promise<ReadonlyMap<number, ProductOutline>>
  /** The largest id of the channel's visible products; 0 if it has none. */
  lastProductId(request: { market: Market }, signal: AbortSignal): Promise<number>
  /**
   * The channel's visible products among the 250 ids that start with `from`, with all variants, and the availability,
   * prices and stock that `product` has.
   */
  productsFrom(request: { market: Market; from: number }, signal: AbortSignal): Promise<IdentifiedProduct[]>
  /** The market's newest products or best sellers that are in stock, at most 12. */
  rail(request: { market: Market; rail: Rail }, signal: AbortSignal): Promise<PlatformSummary[]>
  /**
   * The product with all its variants and their stock, or `null` if the channel has no product with that id. An editor
   * may see one that has just been created.
   */
  product(
    request: { market: Market; id: number; isForEditor?: boolean },
    signal: AbortSignal,
  ): Promise<PlatformProduct | null>
  /** The URLs of the products' categories, an hour old at most; none for products that the channel does not have. */
  categoryUrls(
    request: { market: Market; productIds: readonly number[] },
    signal: AbortSignal,
  ): Promise<ReadonlyMap<number, string[]>>
  /** The id of the product that has the SKU or has a variant with the SKU; `null` if the channel has none [NET-27]. */
  productIdOfSku(request: { market: Market; sku: string }, signal: AbortSignal): Promise<number | null>
  /**
   * Stock by variant id, by the rules of `shared/domain/stock.ts`. A product that the platform no longer has has no
   * stock.
   */
  stock(request: { market: Market } & StockRequest, signal: AbortSignal): Promise<ReadonlyMap<number, VariantStock>>
  /** How each variant is sold now, whatever its stock. */
  saleStates(
    request: { market: Market; items: readonly { productId: number; variantId: number }[] },
    signal: AbortSignal,
  ): Promise<ReadonlyMap<number, SaleState>>
  /** Saved items as the channel sells them now, in their order. Items that it does not sell are omitted. */
  soldItems(request: { market: Market; items: readonly WishlistItem[] }, signal: AbortSignal): Promise<SoldItem[]>
  /** True if the channel has the product. */
  hasProduct(request: { market: Market; id: number }, signal: AbortSignal): Promise<boolean>
  /** The pages of the list of all products. */
  productPageCount(request: { market: Market }, signal: AbortSignal): Promise<number>
  /** Pages start at 1 and are ordered by product id. A page past the end is empty. */
  productPage(request: { market: Market; page: number }, signal: AbortSignal): Promise<IndexedProduct[]>
  /**
   * The path, without market prefix, that replaces a path that the shop does not have. `null` if the platform's list of
   * old addresses has no redirect for it, or one that leads to another site.
   */
  redirect(request: { market: Market; path: string }, signal: AbortSignal): Promise<string | null>
  /** Channel and store metadata, read in parallel. A response with an `errors` key is a failure [NET-16, NET-17]. */
  channel(request: { market: Market }, signal: AbortSignal): Promise<Channel>
  /** True if the address and the token of pages' reads are those of the market's channel. */
  hasStorefront(request: { market: Market }, signal: AbortSignal): Promise<boolean>
}
