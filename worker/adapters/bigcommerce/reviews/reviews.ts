import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { edges, PageInfoSchema } from '../api/connection.ts'
import { pageOf } from '../api/pages.ts'
import {
  reviewFields,
  ReviewNodeSchema,
  reviewSummaryField,
  ReviewSummarySchema,
  toRating,
  toReviews,
} from '../api/review-wire.ts'
import { starCountsOf } from './star-counts.ts'
import type { ReviewSort, ReviewsPage } from '#shared/domain/review.ts'
import type { NewReview, ReviewOutcome, ReviewPort, ReviewsRequest } from '#worker/ports/review-port.ts'

const perPage = 10
/** The platform's maximum of a page. */
const maxCounted = 50
const maxListed = 250
/** The platform also has reviews without stars. */
const countedStars = [0, 1, 2, 3, 4, 5] as const

const sortOf = {
  newest: 'NEWEST',
  oldest: 'OLDEST',
  highest: 'HIGHEST_RATING',
  lowest: 'LOWEST_RATING',
} as const satisfies Record<ReviewSort, string>

// It counts no reviews by their stars, so those of each number are listed, by their ids only.
const countFields = countedStars
  .map(
    (stars) =>
      `stars${stars}: reviews(first: ${maxCounted}, filters: { rating: { minRating: ${stars}, maxRating: ${stars} } }) { pageInfo { hasNextPage } edges { node { entityId } } }`,
  )
  .join('\n')

const pageQuery = `query Reviews($entityId: Int!, $sort: ProductReviewsSortInput, $filters: ProductReviewsFiltersInput, $first: Int, $after: String, $last: Int, $before: String) {
  site { product(entityId: $entityId) {
    ${reviewSummaryField}
    reviews(sort: $sort, filters: $filters, first: $first, after: $after, last: $last, before: $before) {
      pageInfo { hasPreviousPage startCursor hasNextPage endCursor } ${reviewFields}
    }
    ${countFields}
  } }
}`

const CountSchema = v.object({
  pageInfo: v.object({ hasNextPage: v.boolean() }),
  edges: edges(v.object({ entityId: v.number() })),
})

const PageSchema = v.object({
  site: v.object({
    product: v.nullable(
      v.object({
        reviewSummary: ReviewSummarySchema,
        reviews: v.object({
          pageInfo: v.object({
            ...PageInfoSchema.entries,
            hasPreviousPage: v.boolean(),
            startCursor: v.nullish(v.string(), null),
          }),
          edges: edges(ReviewNodeSchema),
        }),
        stars0: CountSchema,
        stars1: CountSchema,
        stars2: CountSchema,
        stars3: CountSchema,
        stars4: CountSchema,
        stars5: CountSchema,
      }),
    ),
  }),
})

type WirePage = NonNullable<v.InferOutput<typeof PageSchema>['site']['product']>

const WritersSchema = pageOf(v.array(v.object({ email: v.nullish(v.string(), '') })))

const addMutation = `mutation AddReview($input: AddProductReviewInput!) {
  catalog { addProductReview(input: $input) { errors { __typename } } }
}`
const AddedSchema = v.object({
  catalog: v.object({ addProductReview: v.object({ errors: v.array(v.object({ __typename: v.string() })) }) }),
})

const refusals: Readonly<Record<string, Extract<ReviewOutcome, { status: 'refused' }>['reason']>> = {
  CustomerAlreadyReviewedProductError: 'already',
  NotAuthorizedToAddProductReviewError: 'not-allowed',
  ProductIdNotFoundError: 'not-sold',
}

/**
 * Reviews of the platform. They are written with the token of pages' reads, because the REST call would need an account
 * that may change every product (D-351). The platform then decides if a review waits for approval.
 */
export function createBigCommerceReviews({ api }: { api: BigCommerceApi }): ReviewPort {
  return {
    async page({ market, ...request }, signal) {
      const variables = variablesOf(request)
      const { site } = await api.graphql('reviews', PageSchema, { market, query: pageQuery, variables, signal })
      return site.product && toPage(site.product)
    },
    hasReviewed: (request, signal) => hasReviewed(api, request, signal),
    async add({ market, productId, review }, signal) {
      const { catalog } = await api.graphql('add-review', AddedSchema, {
        market,
        query: addMutation,
        variables: { input: { productEntityId: productId, review: toWire(review) } },
        isIdempotent: false,
        signal,
      })
      const [error] = catalog.addProductReview.errors
      return error ? { status: 'refused', reason: refusals[error.__typename] ?? 'invalid' } : { status: 'kept' }
    },
  }
}

function variablesOf({ productId, sort, stars, from }: Omit<ReviewsRequest, 'market'>) {
  return {
    entityId: productId,
    sort: sortOf[sort],
    filters: stars === null ? null : { rating: { minRating: stars, maxRating: stars } },
    ...(from?.side === 'before'
      ? { last: perPage, before: from.cursor }
      : { first: perPage, after: from?.cursor ?? null }),
  }
}

function toPage(wire: WirePage): ReviewsPage {
  const { pageInfo } = wire.reviews
  const groups = countedStars.map((stars) => {
    const { edges: found, pageInfo: counted } = wire[`stars${stars}`]
    return { stars, count: found.length, hasMore: counted.hasNextPage }
  })
  const { numberOfReviews: count, summationOfRatings: sum } = wire.reviewSummary ?? {
    numberOfReviews: 0,
    summationOfRatings: 0,
  }
  return {
    rating: toRating(wire.reviewSummary),
    starCounts: starCountsOf(groups, { count, sum }),
    reviews: toReviews(wire.reviews.edges),
    previous:
      pageInfo.hasPreviousPage && pageInfo.startCursor !== null
        ? { side: 'before', cursor: pageInfo.startCursor }
        : null,
    next: pageInfo.hasNextPage && pageInfo.endCursor !== null ? { side: 'after', cursor: pageInfo.endCursor } : null,
  }
}

/** Of a product with more reviews than two pages, the first and the last page are read. */
async function hasReviewed(
  api: BigCommerceApi,
  { productId, email }: Parameters<ReviewPort['hasReviewed']>[0],
  signal: AbortSignal,
): Promise<boolean> {
  const read = (page: number) =>
    api.rest('review-writers', WritersSchema, {
      path: `/v3/catalog/products/${productId}/reviews`,
      query: { limit: maxListed, page, include_fields: 'email' },
      // A product without a review, and one that does not exist.
      absentOn: [204, 404],
      signal,
    })
  const first = await read(1)
  const pages = first?.meta.pagination?.total_pages ?? 1
  const last = pages > 1 ? await read(pages) : null
  return [first, last].some((page) => page?.data.some((other) => other.email.toLowerCase() === email.toLowerCase()))
}

function toWire({ author, email, title, text, stars }: NewReview) {
  return { author, email, title, text, rating: stars }
}
