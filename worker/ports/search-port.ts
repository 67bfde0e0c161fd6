import type { Listing, ListingFacets, Refinements, SortOrder } from '#shared/domain/listing.ts'
import type { PlatformSummary } from '#shared/domain/product.ts'
import type { MerchantNote, QueryReading } from '#shared/domain/search.ts'
import type { Market } from '#shared/markets.ts'

/**
 * A product from the search index, in the colour that matched. The index is as old as its last feed, so shoppers see
 * the platform's facts instead (`addFacts`). `categoryIds` are the platform's ids of its categories, in any order.
 */
export type FoundProduct = PlatformSummary & { categoryIds?: readonly number[] }

/** A page of the shop that the index holds besides products: a category, a help page or a shop. `path` is as stored. */
export type SuggestedPage = { label: string; path: string }

/** The content of the overlay while a shopper types. `correctedTerm` is absent if the service kept the term. */
export type SearchSuggestions = {
  products: FoundProduct[]
  suggestions: string[]
  pages: SuggestedPage[]
  correctedTerm?: string
}

/**
 * `categoryId` is the platform's id of the category to search within; the refinement `group` then has categories below
 * it only.
 */
export type SearchRequest = {
  market: Market
  query: string
  page: number
  refinements?: Refinements
  sort?: SortOrder
  categoryId?: number
}

/**
 * `reading` is absent if the service took the query word for word. `redirect` is the address to which a merchant's rule
 * sends the query, instead of results. It is not checked.
 */
export type FoundListing = Listing<FoundProduct> &
  ListingFacets & {
    reading?: QueryReading
    redirect?: string
    /** The merchant's texts for the query. Paths of their links are not checked. */
    notes?: MerchantNote[]
  }

export interface SearchPort {
  /**
   * One page of results with the facets that refine them. A page past the end is an empty list with the real total. The
   * platform's own search cannot search within a category, and refuses to (D-241).
   *
   * @throws NotFoundError if the service refuses a page that is too far past the end
   */
  search(request: SearchRequest, signal: AbortSignal): Promise<FoundListing>
  /**
   * At most 10 products, 5 suggested terms and 6 pages. An empty query returns only suggestions. The platform suggests
   * none.
   */
  suggest(request: { market: Market; query: string }, signal: AbortSignal): Promise<SearchSuggestions>
  /** At most 8 products recommended for `itemId` (`{baseSku}-{colour}`). Without a search service there are none. */
  recommendations(
    request: { market: Market; kind: 'recommendation' | 'complete-the-look'; itemId: string },
    signal: AbortSignal,
  ): Promise<FoundProduct[]>
}
