import { expect, test } from 'vitest'
import { type Market, markets } from '#shared/markets.ts'
import { untilDone } from '#worker/test/recorded-fetch.ts'
import { sandboxServices } from '#worker/test/sandbox.ts'

const { catalogue } = sandboxServices().services
const every: Market[] = Object.values(markets)

test.each(every)(
  'the products of a slice of $code are those of its channel, with the variants, prices and stock of their pages [FEED-11]',
  async (market) => {
    const products = await catalogue.productsFrom({ market, from: 1000 }, untilDone())
    const listed = await catalogue.productPage({ market, page: 1 }, untilDone())
    const ids = listed.map(({ id }) => id).filter((id) => id < 1250)
    expect(products.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids)
    const most = products.toSorted((a, b) => b.variants.length - a.variants.length)
    for (const { identifiers: _identifiers, ...product } of [...most.slice(0, 5), ...products.slice(0, 15)]) {
      const page = await catalogue.product({ market, id: product.id }, untilDone())
      // The list has no reviews, and no more values of an option than a card.
      const { rating: _rating, colours: _colours, sizes: _sizes, lengths: _lengths, ...shown } = product
      expect(page).toMatchObject(shown)
      expect(page?.variants).toEqual(product.variants)
    }
  },
)

test.each(every)('the last product of $code has the largest id of its channel [FEED-11]', async (market) => {
  const last = await catalogue.lastProductId({ market }, untilDone())
  const from = Math.floor(last / 250) * 250
  const ids = (await catalogue.productsFrom({ market, from }, untilDone())).map(({ id }) => id)
  expect(Math.max(...ids)).toBe(last)
  expect(await catalogue.productsFrom({ market, from: from + 250 }, untilDone())).toEqual([])
})
