import type { ReviewCursor, ReviewSort, ReviewsPage, Stars } from '#shared/domain/review.ts'
import type { Market } from '#shared/markets.ts'

export type ReviewsRequest = {
  market: Market
  productId: number
  sort: ReviewSort
  /** `null` for all. */
  stars: Stars | null
  /** `null` for the first page. */
  from: ReviewCursor | null
}

export type NewReview = { author: string; email: string; title: string; text: string; stars: Stars }

/** `kept`: it waits until the merchant has checked it. */
export type ReviewOutcome =
  | { status: 'kept' }
  | { status: 'refused'; reason: 'already' | 'not-sold' | 'not-allowed' | 'invalid' }

/** Reviews of products. All methods throw `ServiceError` if the platform does not respond. */
export interface ReviewPort {
  /** A page of the approved reviews; `null` if the market's channel does not have the product. */
  page(request: ReviewsRequest, signal: AbortSignal): Promise<ReviewsPage | null>
  /**
   * True if a review of the product names the e-mail address, checked or not. Only show the result to a customer who is
   * signed in with the address.
   */
  hasReviewed(request: { productId: number; email: string }, signal: AbortSignal): Promise<boolean>
  add(request: { market: Market; productId: number; review: NewReview }, signal: AbortSignal): Promise<ReviewOutcome>
}
