import type { Market } from '#shared/markets.ts'

/** The facts of a product from which its sitemap URLs are built. */
export type IndexedProduct = { id: number; slug: string; colours: string[] }

/**
 * The products that a market's channel has, for the sitemap and for checks whether a page exists. All methods throw
 * `ServiceError` if the platform does not respond.
 */
export interface ProductIndexPort {
  has(request: { market: Market; id: number }, signal: AbortSignal): Promise<boolean>
  pageCount(request: { market: Market }, signal: AbortSignal): Promise<number>
  /** Pages start at 1 and are ordered by product id. A page past the end is empty. */
  page(request: { market: Market; page: number }, signal: AbortSignal): Promise<IndexedProduct[]>
}
