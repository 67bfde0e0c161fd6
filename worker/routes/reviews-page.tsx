import * as v from 'valibot'
import { featuresOf } from '../configuration/features.ts'
import { Redirect } from '../http/redirect.ts'
import { publicPage } from '../pages/public-page.ts'
import { unlistedHead } from '../pages/ssr/head.ts'
import { ReviewsPage } from '#client/pages/reviews-page.tsx'
import { isStars, type ReviewCursor, reviewSorts } from '#shared/domain/review.ts'
import { NotFoundError, ServiceError } from '#shared/errors.ts'
import { marketPath, productPath, reviewsPath } from '#shared/links.ts'
import { pageTitle } from '#shared/merchant.ts'
import * as messages from '#shared/messages/reviews.ts'
import { routes } from '#shared/routes.ts'

const ParamsSchema = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) })
/** The platform's cursors are opaque, but they are base64. */
const CursorSchema = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[\w+/=-]{1,200}$/))), null)
const SortSchema = v.fallback(v.picklist(reviewSorts), 'newest')

/** All reviews of a product, in pages. Search engines read the first ones from the product's page. */
export const reviewsPage = publicPage(routes.reviews, {
  query: ['order', 'stars', 'after', 'before'],
  async load({ market, services, query, configuration, path: requested }, params) {
    const parsed = v.safeParse(ParamsSchema, params)
    if (!parsed.success || !featuresOf(configuration, market).hasReviews)
      throw new NotFoundError('The address names no reviews.')
    const { id } = parsed.output
    const sort = v.parse(SortSchema, query.get('order'))
    const chosen = Number(query.get('stars'))
    const stars = isStars(chosen) ? chosen : null
    const from = cursorOf(query)
    const [product, page] = await Promise.all([
      services.catalogue.product({ id }),
      services.reviews.page({ productId: id, sort, stars, from }).catch((cause: unknown) => {
        if (from && cause instanceof ServiceError && cause.kind === 'rejected') return 'bad-cursor' as const
        throw cause
      }),
    ])
    if (!product || page === null || product.isGiftCard)
      throw new NotFoundError(`The channel of ${market.code} has no product ${id} with reviews.`)
    const path = reviewsPath(product)
    const state = { order: sort === 'newest' ? undefined : sort, stars }
    if (page === 'bad-cursor') throw new Redirect(marketPath(market, reviewsPath(product, state)), 302, 'campaign')
    if (requested !== path) throw new Redirect(marketPath(market, path), 301)
    const named = productPath({ id, slug: product.slug, colour: product.colour?.name ?? null })
    return {
      status: 200,
      head: {
        ...unlistedHead({ title: pageTitle(messages.reviews.of(product.name)), path, styles: ['reviews'] }),
        hasCanonical: true,
        canonicalPath: named,
      },
      body: <ReviewsPage market={market} product={{ ...product, path: named }} {...page} sort={sort} stars={stars} />,
    }
  },
})

function cursorOf(query: URLSearchParams): ReviewCursor | null {
  for (const side of ['after', 'before'] as const) {
    const cursor = v.parse(CursorSchema, query.get(side))
    if (cursor !== null) return { side, cursor }
  }
  return null
}
