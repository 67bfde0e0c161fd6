import type { Market } from '../../shared/markets.ts'

/** A product as search engines are told of it: enough for its addresses. */
export type IndexedProduct = { id: number; slug: string; colours: string[] }

/** Which products a market's channel has. All methods raise `ServiceError` when the platform gives no answer. */
export interface ProductIndexPort {
  has(request: { market: Market; id: number }, signal: AbortSignal): Promise<boolean>
  pageCount(request: { market: Market }, signal: AbortSignal): Promise<number>
  /** Pages from 1, of products in the order of their ids; a page past the end is empty. */
  page(request: { market: Market; page: number }, signal: AbortSignal): Promise<IndexedProduct[]>
}
