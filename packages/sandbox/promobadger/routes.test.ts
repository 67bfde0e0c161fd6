import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Currency } from '../catalogue/currencies.ts'
import { priceTag } from '../catalogue/pricing.ts'
import { findProducts, type Product } from '../catalogue/queries/products.ts'
import { seedDefault, type Json } from '../test/catalogue-app.ts'
import { promobadger } from './routes.ts'

beforeAll(seedDefault, 60_000)

async function ask(body: unknown, project = env.PROMOBADGER_PROJECT): Promise<{ status: number; body: Json }> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
  const response = await promobadger.request(`/v1/${project}/badges/query/byProductId`, init, env)
  return { status: response.status, body: await response.json() }
}

const context = { bigcommerce: { channel: 1406818, currency: 'GBP' }, talonone: { applicationIds: [1] } }
const queryOf = (ids: readonly number[]) => ({ products: ids.map((id) => ({ id })) })

async function idsWhere(condition: string): Promise<number[]> {
  const { results } = await env.DB.prepare(`SELECT id FROM products WHERE ${condition} ORDER BY id LIMIT 100`).all<{
    id: number
  }>()
  return results.map(({ id }) => id)
}

async function badgesFor(ids: readonly number[], of = context as object): Promise<Json[][]> {
  const { body } = await ask({ context: of, query: queryOf(ids) })
  return body.products.map((product: Json) =>
    product.badges.map(({ id }: Json) => body.badges.find((badge: Json) => badge.id === id)),
  )
}

/** The price in minor units that a storefront calculates from a sale badge. */
function nowPriceOf(product: Product, { content: { percentage, amount } }: Json, currency: Currency): number {
  const { base } = priceTag(product, undefined, currency)
  return percentage === undefined ? base - Math.round(amount * 100) : Math.floor((base * (100 - percentage)) / 100)
}

const knitwear =
  "id IN (SELECT product_id FROM product_categories JOIN categories ON categories.id = category_id WHERE path LIKE '%/clothing/knitwear/%')"
const home =
  "id IN (SELECT product_id FROM product_categories JOIN categories ON categories.id = category_id WHERE path LIKE '/home/%')"

describe('POST /v1/{project}/badges/query/byProductId', () => {
  test('returns sale badges that give the exact price, rounded down to the penny [PDP-41]', async () => {
    const ids = await idsWhere('sale_gbp IS NOT NULL')
    const products = await findProducts(env.DB, ids)
    const badges = await badgesFor(products.map(({ id }) => id))
    const nowPrices = products.map((product, index) => nowPriceOf(product, badges[index]?.[0], 'GBP'))
    expect(products.length).toBeGreaterThan(20)
    expect(nowPrices).toEqual(products.map((product) => priceTag(product, undefined, 'GBP').price))
    expect(new Set(badges.map(([first]) => first.typeId))).toEqual(
      new Set(['percentOffWasNowPrice', 'moneyOffWasNowPrice']),
    )
  })

  test('returns a sale badge with the text Sale and its own colours, which a shop may ignore [PDP-39]', async () => {
    const [badges] = await badgesFor(await idsWhere('sale_gbp IS NOT NULL'))
    expect(badges?.[0].content).toMatchObject({ text: 'Sale', textColour: '#ffffff', backgroundColour: '#b3261e' })
  })

  test('returns the promotions of the requested applications [PDP-43]', async () => {
    const [jumper] = await idsWhere(`sale_gbp IS NULL AND ${knitwear}`)
    const [mug] = await idsWhere(home)
    const [knit, ware] = await badgesFor([jumper!, mug!])
    expect(knit).toContainEqual(
      expect.objectContaining({
        typeId: 'percentOffWasNowPrice',
        content: expect.objectContaining({ text: '20% off', percentage: 20 }),
      }),
    )
    expect(ware).toContainEqual(
      expect.objectContaining({ typeId: 'microLabel', content: expect.objectContaining({ text: '3 for 2' }) }),
    )
    const without = await badgesFor([jumper!, mug!], { bigcommerce: context.bigcommerce })
    expect(without.flat().filter(({ content }) => /20% off|3 for 2/.test(content.text))).toEqual([])
  })

  test("returns a product's label as a micro label", async () => {
    const [id] = await idsWhere(`custom_fields LIKE '%"New In"%'`)
    const [badges] = await badgesFor([id!], {})
    expect(badges).toMatchObject([{ typeId: 'microLabel', content: { text: 'New in' } }])
  })

  test('keeps the order and the ids of the query, and returns each badge once', async () => {
    const ids = (await idsWhere('sale_gbp IS NOT NULL')).toReversed()
    const { status, body } = await ask({
      context,
      query: {
        products: [{ id: ids[0], variantIds: [1, 2] }, { id: 99_999_999 }, ...ids.slice(1, 60).map((id) => ({ id }))],
      },
    })
    expect(status).toBe(200)
    expect(body.products.slice(0, 2)).toEqual([
      { query: { id: ids[0], variantIds: [1, 2] }, badges: expect.any(Array) },
      { query: { id: 99_999_999 }, badges: [] },
    ])
    expect(new Set(body.badges.map(({ id }: Json) => id)).size).toBe(body.badges.length)
  })

  test("uses the request's currency, else the channel's", async () => {
    const onSale = await findProducts(env.DB, await idsWhere('sale_usd IS NOT NULL'))
    const nowPrices = async (of: object, currency: Currency) =>
      (
        await badgesFor(
          onSale.map(({ id }) => id),
          of,
        )
      ).map(([badge], index) => nowPriceOf(onSale[index]!, badge, currency))
    const asked = (currency: Currency) => onSale.map((product) => priceTag(product, undefined, currency).price)
    expect(await nowPrices({ bigcommerce: { channel: 1421371 } }, 'USD')).toEqual(asked('USD'))
    expect(await nowPrices({ bigcommerce: { channel: 1421371, currency: 'EUR' } }, 'EUR')).toEqual(asked('EUR'))
    expect(
      (
        await badgesFor(
          onSale.map(({ id }) => id),
          {},
        )
      )
        .flat()
        .filter(({ content }) => content.text === 'Sale'),
    ).toEqual([])
  })

  test.each([
    [{ query: queryOf([1]) }, 'context'],
    [{ context: {}, query: {} }, 'query.products'],
    [{ context: {}, query: queryOf(Array.from({ length: 101 }, (_, index) => index + 1)) }, 'At most 100 products'],
    [{ context: {}, query: { products: [{ id: '7' }] } }, 'query.products.0.id'],
    [{ context: { bigcommerce: { currency: 'JPY' } }, query: queryOf([1]) }, 'context.bigcommerce.currency'],
    ['{', 'not valid JSON'],
  ])('refuses the badge query %j', async (body, reason) => {
    expect(await ask(body)).toEqual({ status: 400, body: { error: expect.stringContaining(reason) } })
  })

  test('responds only for its own project', async () => {
    expect(await ask({ context, query: queryOf([1]) }, 'another')).toEqual({
      status: 404,
      body: { error: 'Project not found' },
    })
  })
})
