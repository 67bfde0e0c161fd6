import { beforeAll, describe, expect, test } from 'vitest'
import { createBigCommerceCatalogue, createCatalogueMemory } from './catalogue.ts'
import { type Market, marketRules, markets } from '#shared/markets.ts'
import { type CountedProduct, productsByTracking } from '#worker/test/counted-products.ts'
import { present, recordedLog, untilDone } from '#worker/test/recorded-fetch.ts'
import { sandboxServices } from '#worker/test/sandbox.ts'

const { services, api } = sandboxServices()
const { log } = recordedLog()
const catalogueWith = (isSecondLocationSubtracted: boolean) =>
  createBigCommerceCatalogue({
    api,
    log,
    kvLoad: ({ load }) => load(),
    memory: createCatalogueMemory(),
    isSecondLocationSubtracted,
    waitUntil: () => {},
  })
const plain = services.catalogue
const subtracting = catalogueWith(true)

let counted: Awaited<ReturnType<typeof productsByTracking>>
beforeAll(async () => {
  counted = await productsByTracking()
}, 30_000)

async function bothSay(
  catalogue: Pick<typeof plain, 'product' | 'stock'>,
  { id }: CountedProduct,
  market: Market = markets.en,
) {
  const product = present(await catalogue.product({ market, id }, untilDone()), 'product')
  const items = product.variants.map((variant) => ({ productId: id, variantId: variant.id }))
  const stock = await catalogue.stock({ market, items }, untilDone())
  return {
    product: product.variants.map((variant) => variant.stock),
    stock: items.map(({ variantId }) => stock.get(variantId)),
  }
}

describe('stock on the platform', () => {
  test('stock on the platform is unlimited for an untracked product, even if its records say 0 [BAG-52]', async () => {
    const { product, stock } = await bothSay(plain, counted.untracked)
    expect(new Set(product)).toEqual(new Set([null]))
    expect(stock.map((each) => [each?.units, each?.tracking, each?.total])).toEqual(
      product.map(() => [null, 'none', 0]),
    )
  })

  test('the stock of a product with one pool is one number for all its variants, on the PDP as in the cart [BAG-53]', async () => {
    const { product, stock } = await bothSay(plain, counted.pool)
    expect(product.length).toBeGreaterThan(1)
    expect(new Set(product)).toEqual(new Set([counted.pool.level]))
    expect(stock.map((each) => each?.units)).toEqual(product)
    expect(new Set(stock.map((each) => each?.tracking))).toEqual(new Set(['product']))
  })

  test.each(Object.values(markets))(
    'the stock of a pool is reduced by the stock of location 2 in market $code, if that is set [PDP-51] [D-54]',
    async ({ code }) => {
      const { product, stock } = await bothSay(subtracting, counted.reservedPool, markets[code])
      const { level, reserved } = counted.reservedPool
      expect(reserved).toBeGreaterThan(0)
      expect(new Set(product)).toEqual(new Set([marketRules[code].isSecondLocationReserved ? level - reserved : level]))
      expect(stock.map((each) => each?.units)).toEqual(product)
    },
  )

  test.each(Object.values(markets))(
    'the stock of a variant is reduced by the stock of location 2, never below 0, in market $code, if that is set [PDP-50, PDP-51, PDP-52] [D-54]',
    async ({ code }) => {
      const { stock: full } = await bothSay(plain, counted.reserved, markets[code])
      const { product, stock } = await bothSay(subtracting, counted.reserved, markets[code])
      expect(stock.map((each) => each?.units)).toEqual(product)
      const reservedUnits = full.map((each) => (each?.total ?? 0) - (each?.units ?? 0))
      expect(reservedUnits.some((units) => units > 0)).toBe(true)
      expect(product).toEqual(
        full.map((each, index) =>
          Math.max(0, (each?.units ?? 0) - (marketRules[code].isSecondLocationReserved ? reservedUnits[index]! : 0)),
        ),
      )
    },
  )

  test("the stock of a product is the catalogue's level if no location holds the product [D-53] [PDP-49]", async () => {
    const { product, stock } = await bothSay(plain, counted.locationless)
    expect(new Set(product)).toEqual(new Set([500]))
    expect(stock.map((each) => [each?.units, each?.total])).toEqual(product.map(() => [500, 500]))
  })

  test('stock is found by SKU or by variant id, under the identity that was requested [BAG-55, NET-19]', async () => {
    const product = present(await plain.product({ market: markets.en, id: counted.pool.id }, untilDone()), 'product')
    const [first, second] = product.variants
    const bySku = await plain.stock({ market: markets.en, skus: [first!.sku] }, untilDone())
    const byId = await plain.stock({ market: markets.en, variantIds: [second!.id] }, untilDone())
    expect([...bySku.values(), ...byId.values()]).toEqual(
      [first!, second!].map(({ id, sku, stock }) => ({
        productId: product.id,
        variantId: id,
        sku,
        tracking: 'product',
        units: stock,
        total: stock,
      })),
    )
  })
})
