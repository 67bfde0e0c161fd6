import { type Rating, roundedAverage, type Stars as StarCount } from '#shared/domain/review.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/reviews.ts'

/** The stars of one review. */
export function Stars({ stars }: { stars: StarCount }) {
  return (
    <span className="reviews__stars" role="img" aria-label={messages.reviews.outOfFive(String(stars))}>
      {drawn(stars)}
    </span>
  )
}

/** The mean of a product's reviews and their number. */
export function RatingText({ rating, market }: { rating: Rating; market: Market }) {
  const average = averageText(rating, market)
  return (
    <>
      <span className="reviews__stars" role="img" aria-label={messages.reviews.outOfFive(average)}>
        {drawn(Math.round(rating.average))}
      </span>{' '}
      <span aria-hidden="true">{average}</span> ({messages.reviews.count(rating.count)})
    </>
  )
}

/** '4.3', or '4,3' where the market's language writes so. */
export function averageText(rating: Rating, { iso }: Market): string {
  return new Intl.NumberFormat(iso, { minimumFractionDigits: 1 }).format(roundedAverage(rating))
}

function drawn(stars: number): string {
  return '★'.repeat(stars) + '☆'.repeat(5 - stars)
}
