import type { Listing } from '../../shared/domain/listing.ts'
import type { ProductSummary } from '../../shared/domain/product.ts'
import type { Market } from '../../shared/markets.ts'

/** What the overlay shows while a shopper types. */
export type SearchSuggestions = { products: ProductSummary[]; suggestions: string[] }

export interface SearchPort {
  search(request: { market: Market; query: string; page: number }, signal: AbortSignal): Promise<Listing>
  /** At most 10 products and 5 suggested terms; an empty query asks for suggestions alone. */
  suggest(request: { market: Market; query: string }, signal: AbortSignal): Promise<SearchSuggestions>
  /** At most 8 products that go with `itemId` (`{baseSku}-{colour}`). */
  recommendations(request: { market: Market; pod: 'recommendation' | 'complete-the-look'; itemId: string }, signal: AbortSignal): Promise<ProductSummary[]>
}
