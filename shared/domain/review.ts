/** What shoppers think of a product: the mean of their stars, and how many have written. */
export type Rating = { average: number; count: number }

export const starValues = [5, 4, 3, 2, 1] as const
export type Stars = (typeof starValues)[number]

/** An approved review. Its texts are the writer's: any language, and nothing in them is markup. */
export type Review = {
  id: number
  /** Empty if the writer gave no name. */
  author: string
  title: string
  text: string
  stars: Stars
  /** ISO time in UTC. */
  writtenAt: string
}

/** How many of a product's reviews have each number of stars. */
export type StarCounts = Record<Stars, number>

export const reviewSorts = ['newest', 'oldest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** A place in a list of reviews: the cursor of the platform, and on which side of it the page is. */
export type ReviewCursor = { side: 'after' | 'before'; cursor: string }

/** A part of a product's reviews. `starCounts` is `null` if the platform does not say. */
export type ReviewsPage = {
  rating: Rating | null
  starCounts: StarCounts | null
  reviews: Review[]
  previous: ReviewCursor | null
  next: ReviewCursor | null
}

/** A customer's judgement of the sizes, if the merchant keeps one with the product. */
export const fitVerdicts = ['small', 'true', 'large'] as const
/** The rating of a sum of stars; `null` without a review, and if the numbers cannot be right. */
export function ratingOf({ count, sum }: { count: number; sum: number }): Rating | null {
  const average = sum / count
  return count >= 1 && average >= 1 && average <= 5 ? { average, count } : null
}

/** The mean with one digit after the point: 4.3. */
export function roundedAverage({ average }: Rating): number {
  return Math.round(average * 10) / 10
}

export function isStars(value: number): value is Stars {
  return starValues.some((stars) => stars === value)
}

/** The name under which a customer's review is published: 'Ada L.' */
export function publicName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial = ''] = Array.from(lastName.trim())
  return [firstName.trim(), initial && `${initial.toLocaleUpperCase()}.`].filter(Boolean).join(' ')
}
