import { ReviewList } from './review-list.tsx'
import { RatingText } from './stars.tsx'
import type { Product } from '#shared/domain/product.ts'
import { fitVerdicts } from '#shared/domain/review.ts'
import { marketPath, reviewsPath, writeReviewPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/reviews.ts'

/** The id of the section, to which the stars below the product's name lead. */
export const reviewsId = 'reviews'

/** The field in which a merchant keeps what customers say of the sizes. */
const fitField = 'customer_fit'

/** What shoppers say of a product: the mean, the newest few, and links to all and to the form. */
export function ProductReviews({ product, market }: { product: Product; market: Market }) {
  const { id, name, slug, rating, reviews = [] } = product
  const fit = fitVerdicts.find((verdict) => verdict === product.customFields[fitField])
  return (
    <section className="reviews" id={reviewsId} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{messages.reviews.title}</h2>
      <p>{rating ? <RatingText rating={rating} market={market} /> : messages.reviews.first}</p>
      {fit && <p>{messages.fitVerdictTexts[fit]}</p>}
      {reviews.length > 0 && <ReviewList reviews={reviews} market={market} heading="h3" />}
      {rating && (
        <p>
          <a href={marketPath(market, reviewsPath({ id, slug }))}>{messages.reviews.all(rating.count)}</a>
        </p>
      )}
      <p>
        <a href={marketPath(market, writeReviewPath(id))} rel="nofollow" aria-label={messages.reviewForm.heading(name)}>
          {messages.reviews.write}
        </a>
      </p>
    </section>
  )
}
