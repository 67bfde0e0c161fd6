import { describe, expect, test } from 'vitest'
import { markets } from '#shared/markets.ts'
import { present, untilDone } from '#worker/test/recorded-fetch.ts'
import { sandboxServices } from '#worker/test/sandbox.ts'

const every = Object.values(markets)

describe('the product index, against the sandbox', () => {
  test.each(every)(
    'the product index of $code lists products that the channel has, with their colours [RTE-14]',
    async (market) => {
      const { catalogue } = sandboxServices().services
      const products = await catalogue.productPage({ market, page: 1 }, untilDone())
      expect(await catalogue.productPageCount({ market }, untilDone())).toBeGreaterThan(0)
      expect(products.length).toBeGreaterThan(100)
      const listed = present(
        products.find(({ colours }) => colours.length > 1),
        'product in two colours',
      )
      const product = present(await catalogue.product({ market, id: listed.id }, untilDone()), 'product')
      expect([product.slug, product.colours.map(({ name }) => name)]).toEqual([listed.slug, listed.colours])
      const last = await catalogue.productPage(
        { market, page: await catalogue.productPageCount({ market }, untilDone()) },
        untilDone(),
      )
      expect(Math.max(...last.map(({ colours }) => colours.length))).toBe(64)
      expect(await catalogue.hasProduct({ market, id: listed.id }, untilDone())).toBe(true)
      expect(await catalogue.hasProduct({ market, id: 999_999_999 }, untilDone())).toBe(false)
    },
  )

  test('the product index is empty past its end', async () => {
    const { catalogue } = sandboxServices().services
    expect(await catalogue.productPage({ market: markets.en, page: 5000 }, untilDone())).toEqual([])
  })
})
