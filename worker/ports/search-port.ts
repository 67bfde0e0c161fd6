import type { Facet, Listing, Refinements, SortOrder } from '../../shared/domain/listing.ts'
import type { PlatformSummary } from '../../shared/domain/product.ts'
import type { Market } from '../../shared/markets.ts'

/**
 * A product as the search index has it, in the colour that it was found in. The index is as old as its last feed: what
 * a shopper sees is what the platform says of the product (`addFacts`).
 */
export type FoundProduct = PlatformSummary

/** What the overlay shows while a shopper types. */
export type SearchSuggestions = { products: FoundProduct[]; suggestions: string[] }

export type SearchRequest = { market: Market; query: string; page: number; refinements?: Refinements; sort?: SortOrder }
export type FoundListing = Listing<FoundProduct> & { facets: Facet[] }

export interface SearchPort {
  /** One page of results, with the facets that refine them; a page past the end is an empty list with the real total. */
  search(request: SearchRequest, signal: AbortSignal): Promise<FoundListing>
  /** At most 10 products and 5 suggested terms; an empty query asks for suggestions alone. */
  suggest(request: { market: Market; query: string }, signal: AbortSignal): Promise<SearchSuggestions>
  /** At most 8 products that go with `itemId` (`{baseSku}-{colour}`). */
  recommendations(
    request: { market: Market; pod: 'recommendation' | 'complete-the-look'; itemId: string },
    signal: AbortSignal,
  ): Promise<FoundProduct[]>
}
