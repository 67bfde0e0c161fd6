import * as v from 'valibot'
import { escapeHtml } from '#client/html/escape-html.ts'
import { isStars, type Rating, ratingOf, type Review } from '#shared/domain/review.ts'
import { typedLine, typedText } from '#shared/domain/typed-text.ts'
import { excerpt } from '#shared/excerpt.ts'
import { toBytes } from '#worker/lib/crypto.ts'

/** The platform limits neither, so a page does. */
const maxLengths = { author: 60, title: 150, text: 5000 } as const
const shortLengths = { author: 60, title: 80, text: 200 } as const
/** Of each text in the product's document, so that the three reviews take about half of the 3 KB of their section. */
const shortBytes = { author: 90, title: 120, text: 300 } as const
const firstReviews = 3

/** `averageRating` is not used, because the platform marks it as not for production. */
export const reviewSummaryField = ' reviewSummary { numberOfReviews summationOfRatings }'

export const reviewFields = 'edges { node { entityId author { name } title text rating createdAt { utc } } }'

/** Summary and newest reviews, for the page of a product. */
export const firstReviewsFields = `${reviewSummaryField} reviews(first: ${firstReviews}, sort: NEWEST) { ${reviewFields} }`

export const ReviewSummarySchema = v.nullish(
  v.object({ numberOfReviews: v.number(), summationOfRatings: v.number() }),
  null,
)

export const ReviewNodeSchema = v.object({
  entityId: v.number(),
  author: v.object({ name: v.string() }),
  title: v.string(),
  text: v.string(),
  rating: v.number(),
  createdAt: v.object({ utc: v.string() }),
})

export function toRating(summary: v.InferOutput<typeof ReviewSummarySchema>): Rating | null {
  return summary && ratingOf({ count: summary.numberOfReviews, sum: summary.summationOfRatings })
}

/** Reviews without stars, which the platform's control panel can make, are left out. */
export function toReviews(nodes: readonly v.InferOutput<typeof ReviewNodeSchema>[]): Review[] {
  return nodes.flatMap(({ entityId, author, title, text, rating, createdAt }) =>
    isStars(rating)
      ? [
          {
            id: entityId,
            // Some people enter their address as their name.
            author: readable(author.name, maxLengths.author, typedLine).split('@', 1).join(''),
            title: readable(title, maxLengths.title, typedLine),
            text: readable(text, maxLengths.text, typedText),
            stars: rating,
            writtenAt: createdAt.utc,
          },
        ]
      : [],
  )
}

/** The start of a review, for the page of the product. */
export function shortReview(review: Review): Review {
  const start = (name: keyof typeof shortBytes) =>
    excerpt(review[name], Math.min(shortLengths[name], charactersIn(review[name], shortBytes[name])))
  return { ...review, author: start('author'), title: start('title'), text: start('text') }
}

/** How many characters of the text take at most this many bytes as HTML. */
function charactersIn(text: string, bytes: number): number {
  const characters = Array.from(text)
  let left = bytes
  const end = characters.findIndex((character) => (left -= toBytes(escapeHtml(character)).length) < 0)
  return end === -1 ? characters.length : end
}

/** Without marks that cannot be seen, such as those that turn the direction of the text around them. */
function readable(text: string, limit: number, read: (text: string) => string): string {
  return excerpt(read(text.slice(0, 2 * limit)), limit)
}
