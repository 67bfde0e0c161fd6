import { describe, expect, test, vi } from 'vitest'
import { newEmail, openAccountShop } from '../test/accounts.ts'
import { anAddress, unlimited, usedUp } from '../test/limits.ts'
import { untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import { reviewForm as texts, reviews } from '#shared/messages/reviews.ts'

const market = markets.en
const { services } = sandboxServices()
const listed = await services.catalogue.productPage({ market, page: 1 }, untilDone())
let nth = 20
/** A product for each test, so that no review of another test is in the way. */
const nextProduct = () => String(listed[(nth += 1)]?.id ?? 0)
const fieldsOf = (productId: string, change: Record<string, string> = {}) => ({
  productId,
  rating: '4',
  title: 'Warm & soft',
  text: 'Warm and soft <3',
  name: 'Ada',
  email: newEmail(),
  ...change,
})
const post = (fields: Record<string, string>, shop = openShop()) => shop.post('/write-review', fields)

describe('a review by a guest', () => {
  test('is kept for checking, and shown to its writer at once, without a cookie and with its text in no address [REV-05, REV-14] [D-351]', async () => {
    const shop = openShop()
    const fields = fieldsOf(nextProduct())
    const form = await textOf(shop.get(`/write-review/${fields.productId}`))
    for (const name of ['title', 'text', 'name', 'email']) expect(form).toContain(`id="review-${name}"`)
    expect(form.match(/<input [^>]*name="rating"/g)).toHaveLength(5)
    const response = await post(fields, shop)
    expect([response.status, response.headers.get('cache-control'), response.headers.getSetCookie()]).toEqual([
      200,
      'private, no-store',
      [],
    ])
    const thanks = await textOf(response)
    expect([thanks.includes(texts.kept), thanks.includes('id="review-title"')]).toEqual([true, false])
    expect(thanks).toMatch(
      /aria-label="4 out of 5 stars".*<bdi>Ada<\/bdi>.*<p class="reviews__text" dir="auto">Warm and soft &lt;3</s,
    )
    const { email, productId } = fields
    expect(await services.reviews.hasReviewed({ productId: Number(productId), email }, untilDone())).toBe(true)
    const shown = await services.reviews.page(
      { market, productId: Number(productId), sort: 'newest', stars: null, from: null },
      untilDone(),
    )
    expect(shown?.reviews.some(({ title }) => title === fields.title)).toBe(false)
  })

  test('comes back with what was typed and a message at each field [REV-05, PDP-59]', async () => {
    const response = await post(fieldsOf(nextProduct(), { title: 'No', text: ' x ', rating: '' }))
    const html = await textOf(response)
    expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'private, no-store'])
    for (const message of [texts.problem, texts.issue.title, texts.issue.text, texts.issue.rating])
      expect(html).toContain(message)
    expect(html).toMatch(/id="review-title"[^>]*value="No"|value="No"[^>]*id="review-title"/)
    expect(html).toContain('aria-invalid="true"')
  })

  test('a second one of the same address is thanked and not kept, because its author may be another person [REV-07] [D-353]', async () => {
    const add = vi.fn(async () => ({ status: 'kept' as const }))
    const fields = fieldsOf(nextProduct())
    await post(fields)
    const second = await post(
      { ...fields, email: fields.email.toUpperCase() },
      openShop({ broken: { reviews: { add } } }),
    )
    const html = await textOf(second)
    expect([second.status, html.includes(texts.kept), html.includes('Warm and soft &lt;3')]).toEqual([200, true, true])
    expect(add).not.toHaveBeenCalled()
  })

  test.each([
    ['already', 200, texts.kept],
    ['not-allowed', 403, texts.notAllowed],
    ['invalid', 422, texts.refused],
    ['not-sold', 422, texts.refused],
  ] as const)('that the platform refuses (%s) responds with %d [REV-05]', async (reason, status, message) => {
    const add = async () => ({ status: 'refused' as const, reason })
    const response = await post(fieldsOf(nextProduct()), openShop({ broken: { reviews: { add } } }))
    expect([response.status, (await textOf(response)).includes(message)]).toEqual([status, true])
  })

  test('is still in the form if the platform does not respond [REV-05]', async () => {
    const add = () => Promise.reject(new ServiceError('commerce', 'timeout'))
    const response = await post(fieldsOf(nextProduct()), openShop({ broken: { reviews: { add } } }))
    const html = await textOf(response)
    expect([response.status, html.includes(texts.failed), html.includes('Warm and soft &lt;3')]).toEqual([
      503,
      true,
      true,
    ])
  })

  test('of a product that the market does not have, or without an id, is a 404 [REV-05]', async () => {
    for (const productId of ['99999999', 'x', '', '1;2'])
      expect([productId, (await post(fieldsOf(productId))).status]).toEqual([productId, 404])
  })

  test('is refused without a call to the platform after too many of an address or of a network [REV-08]', async () => {
    const add = vi.fn(async () => ({ status: 'kept' as const }))
    for (const name of ['LIMIT_FEW', 'LIMIT_LOOKUPS']) {
      const bindings = Object.fromEntries(
        Object.entries(usedUp).map(([key, limiter]) => [key, key === name ? limiter : unlimited]),
      )
      const shop = openShop({ bindings, headers: anAddress, broken: { reviews: { add, hasReviewed: add as never } } })
      const response = await post(fieldsOf(nextProduct()), shop)
      expect([name, response.status, (await textOf(response)).includes(texts.limit)]).toEqual([name, 429, true])
    }
    expect(add).not.toHaveBeenCalled()
  })
})

describe('a review by a customer', () => {
  test('has the name and the address of the account, whatever the browser sends [REV-06]', async () => {
    const add = vi.fn(async () => ({ status: 'kept' as const }))
    const { shop, email } = await openAccountShop({ reviews: { ...services.reviews, add } })
    const productId = nextProduct()
    const form = await textOf(shop.get(`/write-review/${productId}`))
    expect([form.includes('Zoë O.'), form.includes(email), form.includes('id="review-email"')]).toEqual([
      true,
      false,
      false,
    ])
    const response = await post(fieldsOf(productId, { name: 'Mallory', email: 'other@example.com' }), shop)
    expect([response.status, (await textOf(response)).includes('<bdi>Zoë O.</bdi>')]).toEqual([200, true])
    expect(add).toHaveBeenCalledWith(
      {
        market,
        productId: Number(productId),
        review: { author: 'Zoë O.', email, title: 'Warm & soft', text: 'Warm and soft <3', stars: 4 },
      },
      expect.anything(),
    )
  })

  test('is the only one of the product [REV-07]', async () => {
    const { shop } = await openAccountShop()
    const fields = fieldsOf(nextProduct())
    expect((await post(fields, shop)).status).toBe(200)
    const second = await post(fields, shop)
    expect([second.status, (await textOf(second)).includes(texts.already)]).toEqual([409, true])
  })

  test('is one link away from each line of an order in the account [REV-12]', async () => {
    const shop = openShop()
    await shop.post('/login', { email: 'amelia.hart@selvedge.example', password: 'Harbour1749' })
    const history = await textOf(shop.get('/my-account/order-history'))
    const orders = [...new Set([...history.matchAll(/\/my-account\/order-history\/\d+/g)].map(([path]) => path))]
    const pages = await Promise.all(orders.map((path) => textOf(shop.get(path))))
    const links = pages.flatMap((html) => [...html.matchAll(/href="(\/write-review\/\d+)"[^>]*>([^<]+)</g)])
    expect(links.length).toBeGreaterThan(0)
    expect(links.every(([, , label]) => label === reviews.write)).toBe(true)
    expect((await shop.get(links[0]?.[1] ?? '')).status).toBe(200)
  })
})
