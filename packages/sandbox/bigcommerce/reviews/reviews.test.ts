import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { graphql, type Json, rest, seedDefault } from '../../test/catalogue-app.ts'
import { setReviewStatus } from './review-store.ts'
import { ratingOf } from '#sandbox/catalogue/rating.ts'

beforeAll(seedDefault)

const all = async () => {
  const { results } = await env.DB.prepare('SELECT id, style FROM products').all<{ id: number; style: string }>()
  return results.map((product) => ({ ...product, ...ratingOf(product.style) }))
}
const query = `query ($id: Int!, $first: Int, $after: String, $sort: ProductReviewsSortInput, $filters: ProductReviewsFiltersInput) {
  site { product(entityId: $id) { reviewSummary { numberOfReviews summationOfRatings }
    reviews(first: $first, after: $after, sort: $sort, filters: $filters) { pageInfo { hasNextPage endCursor } edges { node { entityId rating title text author { name } createdAt { utc } } } } } }
}`
const read = async (id: number, variables: object = {}) =>
  (await graphql(query, { id, first: 50, ...variables })).body.data.site.product
const add = async (id: number, review: object) =>
  (
    await graphql(
      'mutation ($input: AddProductReviewInput!) { catalog { addProductReview(input: $input) { errors { __typename ... on InvalidInputFieldsError { fields } } } } }',
      { input: { productEntityId: id, review } },
    )
  ).body.data.catalog.addProductReview.errors
const stars = (product: Json) => product.reviews.edges.map(({ node }: Json) => node.rating)

test('products have no review, one, few, many or hundreds, with means from under 4 to over 4.5', async () => {
  const products = await all()
  for (const [least, most] of [
    [0, 0],
    [1, 1],
    [2, 6],
    [7, 140],
    [160, 420],
  ] as const)
    expect([least, products.some(({ count }) => count >= least && count <= most)]).toEqual([least, true])
  const means = products.filter(({ count }) => count > 20).map(({ rating }) => rating)
  expect([Math.min(...means) < 4, Math.max(...means) > 4.4]).toEqual([true, true])
})

test('the summary counts the reviews that can be read, sorted and filtered by stars', async () => {
  const { id, count, stars: expected } = (await all()).find((product) => product.count > 20 && product.count < 50)!
  const product = await read(id)
  expect(stars(product).toSorted()).toEqual(expected.toSorted())
  expect(product.reviewSummary).toEqual({
    numberOfReviews: count,
    summationOfRatings: expected.reduce((sum, star) => sum + star, 0),
  })
  const highest = stars(await read(id, { sort: 'HIGHEST_RATING' }))
  expect(highest).toEqual(highest.toSorted((a: number, b: number) => b - a))
  const times = (await read(id, { sort: 'OLDEST' })).reviews.edges.map(({ node }: Json) => node.createdAt.utc)
  expect(times).toEqual(times.toSorted())
  expect(new Set(stars(await read(id, { filters: { rating: { minRating: 4, maxRating: 4 } } })))).toEqual(new Set([4]))
  const second = await read(id, { first: 10, after: (await read(id, { first: 10 })).reviews.pageInfo.endCursor })
  expect(second.reviews.edges[0].node.entityId).toBe(product.reviews.edges[10].node.entityId)
})

test('clothes with many reviews have a verdict on their sizes, and most reviews that name one agree [REV-13]', async () => {
  const { results } = await env.DB.prepare('SELECT id, style, custom_fields FROM products').all<{
    id: number
    style: string
    custom_fields: string
  }>()
  const said = { small: /snug|Runs small/, true: /usual size|True to size|size guide/, large: /slightly large|Roomy/ }
  const judged = results.flatMap(({ id, style, custom_fields: fields }) => {
    const verdict = (JSON.parse(fields) as Json[]).find(({ name }) => name === 'customer_fit')?.value
    return verdict ? [{ id, count: ratingOf(style).count, verdict: verdict as keyof typeof said }] : []
  })
  expect(judged.every(({ count }) => count >= 20)).toBe(true)
  for (const verdict of ['small', 'true', 'large'] as const) {
    const found = judged.find((product) => product.verdict === verdict && product.count > 45)
    const texts: string[] = (await read(found!.id)).reviews.edges.map(({ node }: Json) => node.text)
    const times = Object.entries(said).map(([name, words]) => [name, texts.filter((text) => words.test(text)).length])
    expect(times.toSorted(([, one], [, other]) => Number(other) - Number(one))[0]?.[0]).toBe(verdict)
  }
})

test('a written review waits until it is approved, and its writer can write no other of the product', async () => {
  const { id, count } = (await all()).find((product) => product.count === 1)!
  const review = { author: 'Ada', title: 'Fine', text: 'Warm', rating: 5, email: 'ada@example.com' }
  expect(await add(id, review)).toEqual([])
  expect((await read(id)).reviewSummary.numberOfReviews).toBe(count)
  const [pending] = (await rest(`/v3/catalog/products/${id}/reviews?status=0`)).body.data
  expect(pending).toMatchObject({ title: 'Fine', email: 'ada@example.com', status: 'pending' })
  expect(await add(id, { ...review, email: 'ADA@example.com' })).toEqual([
    { __typename: 'CustomerAlreadyReviewedProductError' },
  ])
  await setReviewStatus(env.DB, pending.id, 'approved')
  const product = await read(id)
  expect([product.reviewSummary.numberOfReviews, product.reviews.edges[0].node.title]).toEqual([count + 1, 'Fine'])
})

test('a review with fields that are not valid, or of no product, is refused by the vendor’s error types', async () => {
  const review = { author: ' ', title: '', text: 'Warm', rating: 6, email: 'ada' }
  expect(await add(1001, review)).toEqual([
    { __typename: 'InvalidInputFieldsError', fields: ['author', 'title', 'rating', 'email'] },
  ])
  expect(await add(999_999, review)).toEqual([{ __typename: 'ProductIdNotFoundError' }])
})

test('a product without a review has an empty list, 204 by REST', async () => {
  const { id } = (await all()).find((product) => product.count === 0)!
  expect((await read(id)).reviewSummary).toEqual({ numberOfReviews: 0, summationOfRatings: 0 })
  expect((await rest(`/v3/catalog/products/${id}/reviews`)).status).toBe(204)
  expect((await rest('/v3/catalog/products/999999/reviews')).status).toBe(404)
})
