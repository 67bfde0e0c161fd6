import { Sentence } from '../sentence/sentence.tsx'
import { Stars } from './stars.tsx'
import { dayText } from '#shared/domain/day-text.ts'
import type { Review } from '#shared/domain/review.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/reviews.ts'

/** Reviews with their writers' words, whose language and direction are not those of the page. */
export function ReviewList({
  reviews,
  market,
  heading: Heading,
}: {
  reviews: readonly Review[]
  market: Market
  heading: 'h2' | 'h3'
}) {
  return (
    <ol className="reviews__list">
      {reviews.map(({ id, author, title, text, stars, writtenAt }) => (
        <li key={id}>
          <Heading dir="auto">{title}</Heading>
          <p>
            <Stars stars={stars} />{' '}
            <Sentence
              text={messages.reviews.by}
              parts={{
                author: <bdi>{author || messages.reviews.anyone}</bdi>,
                date: <time dateTime={writtenAt}>{dayText(writtenAt, market.iso)}</time>,
              }}
            />
          </p>
          <p className="reviews__text" dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}
