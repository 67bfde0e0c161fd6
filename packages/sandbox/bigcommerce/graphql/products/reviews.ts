import { type Review, toReview } from '../../reviews/review-store.ts'
import { seededReviews, seededSummary } from '../../reviews/seeded-reviews.ts'
import { pageOf, type PageArguments } from '../connection.ts'
import type { StorefrontScope } from '../context.ts'
import type { Product } from '#sandbox/catalogue/queries/products.ts'

export type ReviewArguments = PageArguments & {
  sort?: 'HIGHEST_RATING' | 'LOWEST_RATING' | 'NEWEST' | 'OLDEST' | null
  filters?: { rating?: { minRating?: number | null; maxRating?: number | null } | null } | null
}

/** `Reviews` of a product: only those that are approved count. */
export async function reviewSummary(scope: StorefrontScope, product: Product) {
  const written = await approvedOf(scope, product)
  const { count, sum } = seededSummary(product)
  return {
    numberOfReviews: count + written.length,
    summationOfRatings: written.reduce((total, { rating }) => total + rating, sum),
  }
}

/** `ReviewConnection` of a product, the newest first by default. */
export async function reviewConnection(
  scope: StorefrontScope,
  product: Product,
  { sort, filters, ...page }: ReviewArguments,
) {
  const { minRating, maxRating } = filters?.rating ?? {}
  const reviews = [...(await approvedOf(scope, product)), ...seededReviews(product)].filter(
    ({ rating }) => rating >= (minRating ?? 0) && rating <= (maxRating ?? 5),
  )
  return pageOf(sorted(reviews, sort), page, (review) => ({
    entityId: review.id,
    author: { name: review.name },
    title: review.title,
    text: review.text,
    rating: review.rating,
    createdAt: { utc: review.createdAt },
  }))
}

async function approvedOf(scope: StorefrontScope, { id }: Product): Promise<Review[]> {
  return (await scope.writtenReviews(id)).filter(({ status }) => status === 'approved').map(toReview)
}

function sorted(reviews: readonly Review[], sort: ReviewArguments['sort']): Review[] {
  if (sort === 'HIGHEST_RATING') return reviews.toSorted((a, b) => b.rating - a.rating)
  if (sort === 'LOWEST_RATING') return reviews.toSorted((a, b) => a.rating - b.rating)
  const newestFirst = reviews.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  return sort === 'OLDEST' ? newestFirst.toReversed() : newestFirst
}
