import { describe, expect, test } from 'vitest'
import { type Market, markets } from '#shared/markets.ts'
import { buyable } from '#worker/test/buyable.ts'
import { untilDone } from '#worker/test/recorded-fetch.ts'
import { sandboxServices } from '#worker/test/sandbox.ts'

const { catalogue } = sandboxServices().services

describe.each(Object.values(markets) as Market[])('saved items in $code', (market) => {
  test("saved items are returned in their order, with variant, price and options, in the market's currency [WISH-02]", async () => {
    const { product, variant } = await buyable(catalogue, market)
    const items = [
      { productId: product.id, variantId: null },
      { productId: 999_999_999, variantId: null },
      { productId: product.id, variantId: variant.id },
      { productId: product.id, variantId: 999_999_999 },
    ]
    const products = await catalogue.soldItems({ market, items }, untilDone())
    expect(products.map(({ variantId }) => variantId)).toEqual([null, variant.id])
    expect(products[0]).toMatchObject({
      productId: product.id,
      name: product.name,
      size: null,
      isPurchasable: false,
      price: { regular: { currency: market.currency } },
    })
    expect(products[1]).toMatchObject({
      sku: variant.sku,
      colour: variant.colour,
      size: variant.size,
      price: variant.price,
      isPurchasable: true,
    })
  })
})

test.each([1000, 1001])(
  'the saved gift card %i needs its form filled in, also in a chosen design and value [WISH-08]',
  async (id) => {
    const card = await catalogue.product({ market: markets.en, id }, untilDone())
    const variantId = card?.variants.find(({ isPurchasable }) => isPurchasable)?.id ?? 0
    const [full, chosen] = await catalogue.soldItems(
      {
        market: markets.en,
        items: [
          { productId: id, variantId: null },
          { productId: id, variantId },
        ],
      },
      untilDone(),
    )
    expect([full, chosen]).toMatchObject(
      [{ variantId: null }, { variantId }].map((item) => ({ ...item, needsChoice: true, isPurchasable: false })),
    )
  },
)
