import type { ReactNode } from 'react'
import { ReviewList } from '../components/reviews/review-list.tsx'
import { RatingText } from '../components/reviews/stars.tsx'
import {
  type ReviewCursor,
  reviewSorts,
  type ReviewsPage as ReviewsPart,
  type ReviewSort,
  type Stars,
  starValues,
} from '#shared/domain/review.ts'
import { marketPath, reviewsPath, writeReviewPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/reviews.ts'

type ReviewsPageProps = ReviewsPart & {
  market: Market
  product: { id: number; slug: string; name: string; path: string }
  sort: ReviewSort
  stars: Stars | null
}

/** A product's reviews by address alone: sorted, filtered by stars, and in pages. */
export function ReviewsPage({ market, product, rating, reviews, previous, next, ...view }: ReviewsPageProps) {
  const { sort, stars, starCounts } = view
  const hrefOf = (part: { sort?: ReviewSort; stars?: Stars | null }, from: ReviewCursor | null = null) => {
    const state = { sort, stars, ...part }
    const query = {
      order: state.sort === 'newest' ? undefined : state.sort,
      stars: state.stars,
      ...(from && { [from.side]: from.cursor }),
    }
    return marketPath(market, reviewsPath(product, query))
  }
  return (
    <div className="reviews reviews--page">
      <h1 className="reviews__title">{messages.reviews.of(product.name)}</h1>
      <p>
        <a href={marketPath(market, product.path)}>{messages.reviews.backTo(product.name)}</a>
      </p>
      <p>{rating ? <RatingText rating={rating} market={market} /> : messages.reviews.first}</p>
      <p>
        <a className="button" rel="nofollow" href={marketPath(market, writeReviewPath(product.id))}>
          {messages.reviews.write}
        </a>
      </p>
      {rating && (
        <>
          <nav aria-label={messages.reviews.byStars}>
            <ul className="reviews__choices">
              <Choice href={hrefOf({ stars: null })} isChosen={stars === null}>
                {messages.reviews.everyStar}
              </Choice>
              {starValues.map((value) => (
                <Choice key={value} href={hrefOf({ stars: value })} isChosen={stars === value}>
                  {messages.reviews.stars(value)}
                  {starCounts && (
                    <>
                      <meter aria-hidden="true" max={rating.count} value={starCounts[value]} />
                      {` (${starCounts[value]})`}
                    </>
                  )}
                </Choice>
              ))}
            </ul>
          </nav>
          <nav aria-label={messages.reviews.sortedBy}>
            <ul className="reviews__choices reviews__choices--row">
              {reviewSorts.map((value) => (
                <Choice key={value} href={hrefOf({ sort: value })} isChosen={sort === value}>
                  {messages.reviewSortNames[value]}
                </Choice>
              ))}
            </ul>
          </nav>
          {reviews.length > 0 ? (
            <ReviewList reviews={reviews} market={market} heading="h2" />
          ) : (
            <p>{messages.reviews.none}</p>
          )}
        </>
      )}
      {(previous ?? next) && (
        <nav className="reviews__pages" aria-label={messages.reviews.pages}>
          {previous && (
            <a rel="nofollow" href={hrefOf({}, previous)}>
              {messages.reviews.previous}
            </a>
          )}
          {next && (
            <a rel="nofollow" href={hrefOf({}, next)}>
              {messages.reviews.next}
            </a>
          )}
        </nav>
      )}
    </div>
  )
}

function Choice({ href, isChosen, children }: { href: string; isChosen: boolean; children: ReactNode }) {
  return (
    <li>
      <a rel="nofollow" href={href} {...(isChosen && { 'aria-current': 'true' as const })}>
        {children}
      </a>
    </li>
  )
}
