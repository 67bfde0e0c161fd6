import type { Listing } from '../../shared/domain/listing.ts'
import type { ProductSummary } from '../../shared/domain/product.ts'
import type { Market } from '../../shared/markets.ts'

export interface SearchPort {
  search(request: { market: Market; query: string; page: number }, signal: AbortSignal): Promise<Listing>
  /** At most 8 products that go with `itemId` (`{baseSku}-{colour}`). */
  recommendations(request: { market: Market; pod: 'recommendation' | 'complete-the-look'; itemId: string }, signal: AbortSignal): Promise<ProductSummary[]>
}
