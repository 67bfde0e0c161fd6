import { loadCurrentCustomer } from '../account/current-customer.ts'
import { isWithinLimit } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import type { NewReview, ReviewOutcome } from '../ports/review-port.ts'
import type { PlatformProduct } from '#shared/domain/product.ts'
import { publicName } from '#shared/domain/review.ts'
import { NotFoundError } from '#shared/errors.ts'
import { featuresOf } from '#worker/configuration/features.ts'

/** Who writes: a customer, or a guest, whose address no one has checked. */
export type Reviewer = { author: string; email: string; isCustomer: boolean }

export type WriteReviewOutcome = ReviewOutcome | { status: 'refused'; reason: 'limit' }

/**
 * The product of this market that can be reviewed.
 *
 * @throws NotFoundError if the market has no such product or shows no reviews
 */
export async function reviewedProduct(visit: Visit, id: number): Promise<PlatformProduct> {
  const { market, configuration, services } = visit
  if (!featuresOf(configuration, market).hasReviews) throw new NotFoundError('The market has no reviews of its own.')
  const product = await services.catalogue.product({ id })
  if (!product || product.isGiftCard) throw new NotFoundError(`No product ${id} can be reviewed in ${market.code}.`)
  return product
}

/** The signed-in customer as the writer of a review; `null` for a guest. @throws ServiceError */
export async function customerAsReviewer(visit: Visit): Promise<Reviewer | null> {
  const customer = await loadCurrentCustomer(visit)
  return customer && { author: publicName(customer), email: customer.email, isCustomer: true }
}

/**
 * Keeps a review until the merchant has checked it. Each customer can review a product once. A guest who has done so
 * gets the same response as others, because it would say who has reviewed what.
 *
 * @throws ServiceError
 */
export async function writeReview(
  visit: Visit,
  { id }: PlatformProduct,
  { reviewer, review }: { reviewer: Reviewer; review: Pick<NewReview, 'title' | 'text' | 'stars'> },
): Promise<WriteReviewOutcome> {
  const { author, email, isCustomer } = reviewer
  if (!(await isWithinLimit(visit, 'review', { session: email.toLowerCase() })))
    return { status: 'refused', reason: 'limit' }
  const { reviews } = visit.services
  const outcome: ReviewOutcome = (await reviews.hasReviewed({ productId: id, email }))
    ? { status: 'refused', reason: 'already' }
    : await reviews.add({ productId: id, review: { ...review, author, email } })
  const isOthersSecret = outcome.status === 'refused' && outcome.reason === 'already' && !isCustomer
  return isOthersSecret ? { status: 'kept' } : outcome
}
