import type { CSSProperties } from 'react'
import { type Rating, roundedAverage, type Stars as StarCount } from '#shared/domain/review.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/reviews.ts'

/** The stars of one review. */
export function Stars({ stars }: { stars: StarCount }) {
  return <Drawn filled={stars} label={String(stars)} />
}

/** Drawn by the stylesheet, as on cards, because the shop's fonts have no stars. */
function Drawn({ filled, label }: { filled: number; label: string }) {
  const style = { '--r': String(filled) } as CSSProperties
  return (
    <span
      className="reviews__stars card-stars"
      role="img"
      aria-label={messages.reviews.outOfFive(label)}
      style={style}
    />
  )
}

/** The mean of a product's reviews and their number. */
export function RatingText({ rating, market }: { rating: Rating; market: Market }) {
  const average = averageText(rating, market)
  return (
    <>
      <Drawn filled={roundedAverage(rating)} label={average} /> <span aria-hidden="true">{average}</span> (
      {messages.reviews.count(rating.count)})
    </>
  )
}

/** '4.3', or '4,3' where the market's language writes so. */
export function averageText(rating: Rating, { iso }: Market): string {
  return new Intl.NumberFormat(iso, { minimumFractionDigits: 1 }).format(roundedAverage(rating))
}
