import { expect, test } from 'vitest'
import { buyable } from '../test/buyable.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop } from '../test/shop.ts'
import { markets } from '#shared/markets.ts'

type Found = { id: number; offer: { sizes: string[]; variants: unknown[] } }

test.each(Object.values(markets))(
  "a product of market $code is found by its SKU and by a variant's, with its options and variants [NET-21, NET-27]",
  async (market) => {
    const { product, variant } = await buyable(sandboxServices().services.catalogue, market)
    const shop = openShop()
    for (const sku of [product.style, variant.sku]) {
      const found = await (await shop.call('getBySku', { sku }, market.prefix)).json<Found>()
      expect([found.id, found.offer.sizes]).toEqual([product.id, product.sizes])
      expect(found.offer.variants.length).toBeGreaterThan(0)
    }
    expect((await shop.call('getBySku', { sku: 'no-such-sku' }, market.prefix)).status).toBe(404)
  },
)
