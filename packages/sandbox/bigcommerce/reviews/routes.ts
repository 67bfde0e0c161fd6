import { Hono } from 'hono'
import { findProducts } from '../../catalogue/queries/products.ts'
import type { SandboxContext } from '../../env.ts'
import { projection, wholeNumber } from '../catalogue/query.ts'
import { catalogueNotFound, respondWithPage } from '../rest.ts'
import { findWrittenReviews, type Review, toReview } from './review-store.ts'
import { seededReviews } from './seeded-reviews.ts'

export const reviewRoutes = new Hono<SandboxContext>()

const statusOf: Record<string, Review['status']> = { '0': 'pending', '1': 'approved' }

/**
 * All reviews of a product, the newest first, with the e-mail addresses of their writers; 204 if there are none.
 * `getProductReviews` of products_catalog.v3.
 */
reviewRoutes.get('/v3/catalog/products/:id/reviews', async (c) => {
  const id = wholeNumber(c.req.param('id'))
  const [product] = id === undefined ? [] : await findProducts(c.env.DB, [id])
  if (!product) return catalogueNotFound(c, 'A product was not found with the id provided')
  const status = statusOf[c.req.query('status') ?? '']
  const written = (await findWrittenReviews(c.env.DB, [product.id])).map(toReview)
  const reviews = [...written, ...seededReviews(product)].filter((each) => !status || each.status === status)
  return reviews.length === 0 ? c.body(null, 204) : respondWithPage(c, reviews, (row) => projection(c)(toWire(row)))
})

function toWire({ createdAt, ...review }: Review) {
  return { ...review, date_reviewed: createdAt, date_created: createdAt, date_modified: createdAt }
}
