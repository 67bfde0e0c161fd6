import { beforeAll, describe, expect, test } from 'vitest'
import { type Buyable, buyable } from '../test/buyable.ts'
import { usedUp } from '../test/limits.ts'
import { present } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop } from '../test/shop.ts'
import type { PlatformProduct } from '#shared/domain/product.ts'
import { markets } from '#shared/markets.ts'

const { catalogue } = sandboxServices().services
let item: Buyable

beforeAll(async () => {
  item = await buyable(catalogue, markets.en)
}, 30_000)

type OfferResponse = {
  id: number
  isOnSale: boolean
  needsDetails: boolean
  offer: { sizes: string[]; variants: [number, string, number, number, number, number | null, number | null, number][] }
}
type FilterResponse = {
  total: number
  edges: { node: { name: string; attributes: { edges: { node: { value: string; productCount: number } }[] } } }[]
}

describe('getProductById', () => {
  const ask = async (change: object) => openShop().call('getProductById', { entityId: item.product.id, ...change })

  test('getProductById offers the purchasable variants of the card’s colour with their stock, with spaces as underscores [PLP-50] [PLP-41]', async () => {
    const colour = item.variant.colour ?? ''
    const ofColour = item.product.variants.filter((variant) => variant.colour === colour)
    const closedId = present(ofColour[0], 'variant').id
    const variants = item.product.variants.map((variant) =>
      variant.id === closedId ? { ...variant, isPurchasable: false } : variant,
    )
    const shop = openShop({
      broken: { catalogue: { ...catalogue, product: async () => ({ ...item.product, variants }) } },
    })
    const color = colour.replaceAll(' ', '_').toUpperCase()
    const product = await (
      await shop.call('getProductById', { entityId: item.product.id, color })
    ).json<OfferResponse>()
    const expected = ofColour.filter(({ id, isPurchasable }) => id !== closedId && isPurchasable)
    expect(expected.length).toBeGreaterThan(0)
    expect(product.offer.variants.map(([id, , , , , , units]) => [id, units])).toEqual(
      expected.map(({ id, stock }) => [id, stock]),
    )
    expect(product).toMatchObject({ id: item.product.id, isOnSale: true, needsDetails: false })
  })

  test('getProductById says the sizes as the market’s shoppers read them, where those are not the platform’s values', async () => {
    const dress = {
      ...item.product,
      sizes: ['8', '10'],
      categoryTrails: [[{ name: 'Dresses', url: '/womens/clothing/dresses' }]],
    }
    const shop = openShop({ broken: { catalogue: { product: async () => dress } } })
    const namesIn = async (prefix: string) => {
      const response = await shop.call('getProductById', { entityId: dress.id }, prefix)
      return (await response.json<{ sizeNames: object }>()).sizeNames
    }
    expect([await namesIn(''), await namesIn('/us')]).toEqual([{}, { 8: 'UK 8 · US 4', 10: 'UK 10 · US 6' }])
  })

  test('getProductById says when it was read, so that a page can tell which response is newer', async () => {
    const before = Math.floor(Date.now() / 1000)
    const { asOf } = await (await ask({})).json<{ asOf: number }>()
    expect(asOf).toBeGreaterThanOrEqual(before)
    expect(asOf).toBeLessThanOrEqual(Date.now() / 1000)
  })

  test("getProductById offers nothing while the product's price is hidden [D-62]", async () => {
    const hidden = { ...item.product, price: null }
    const shop = openShop({ broken: { catalogue: { ...catalogue, product: async () => hidden } } })
    expect(await (await shop.call('getProductById', { entityId: item.product.id })).json()).toMatchObject({
      isOnSale: false,
    })
  })

  test('getProductById refuses an IP address that asks too often', async () => {
    const shop = openShop({ bindings: usedUp })
    const headers = {
      origin: 'http://localhost:8787',
      'content-type': 'application/json',
      'cf-connecting-ip': '203.0.113.7',
    }
    const response = await shop.get('/api/bigcommerce/getProductById', {
      method: 'POST',
      headers,
      body: JSON.stringify([{ entityId: item.product.id }]),
    })
    expect(response.status).toBe(429)
  })

  test('getProductById offers nothing in a colour that the product does not have [PLP-50]', async () => {
    const { offer } = await (await ask({ color: 'No such colour' })).json<OfferResponse>()
    expect(offer.variants).toEqual([])
  })

  test.each([
    ['an unknown product', { entityId: 999_999_999 }, 404],
    ['an invalid id', { entityId: '1 OR 1=1' }, 400],
    ['a colour that is too long', { color: 'x'.repeat(200) }, 400],
  ])('getProductById responds to %s with %s', async (_what, change, status) => {
    expect((await ask(change)).status).toBe(status)
  })
})

describe('getFilters', () => {
  const ask = async (filters: object) => (await openShop().call('getFilters', { filters })).json<FilterResponse>()

  test('getFilters counts the products of a category, of the category with a refinement, and for each further value [PLP-27] [PLP-28]', async () => {
    const [category] = await catalogue.categoryTree({ market: markets.en }, new AbortController().signal)
    const all = await ask({ categoryEntityId: category!.id })
    const colours =
      all.edges.find(({ node }) => node.name === 'color')?.node.attributes.edges.map(({ node }) => node) ?? []
    expect(colours.length).toBeGreaterThan(3)
    expect(all.edges.map(({ node }) => node.name).toSorted()).toEqual(expect.arrayContaining(['color', 'size']))
    const { value, productCount } = colours[0]!
    const one = await ask({
      categoryEntityId: category!.id,
      productAttributes: [{ attribute: 'Color', values: [value] }],
    })
    expect(one.total).toBe(productCount)
    expect(one.total).toBeLessThan(all.total)
  })

  test('getFilters counts the results of a search', async () => {
    const all = await ask({ searchTerm: 'dress' })
    const size = all.edges.find(({ node }) => node.name === 'size')?.node.attributes.edges[0]?.node.value ?? ''
    const one = await ask({ searchTerm: 'dress', productAttributes: [{ attribute: 'Size', values: [size] }] })
    expect(one.total).toBeGreaterThan(0)
    expect(one.total).toBeLessThanOrEqual(all.total)
  })

  test('getFilters counts the results of a search within a category, which must be one of the market [PLP-28] [D-241]', async () => {
    const tree = await catalogue.categoryTree({ market: markets.en }, new AbortController().signal)
    const { id: categoryEntityId = 0 } = tree.find(({ url }) => url === '/home') ?? {}
    const [all, within] = await Promise.all([
      ask({ searchTerm: 'stripe' }),
      ask({ searchTerm: 'stripe', categoryEntityId }),
    ])
    expect(within.total).toBeGreaterThan(0)
    expect(within.total).toBeLessThan(all.total)
    // A category elsewhere does not widen the search.
    const group = { attribute: 'group', values: [String(tree.find(({ url }) => url === '/womens')?.id)] }
    expect((await ask({ searchTerm: 'stripe', categoryEntityId, productAttributes: [group] })).total).toBe(within.total)
    const unknown = await openShop().call('getFilters', { filters: { searchTerm: 'x', categoryEntityId: 999_999 } })
    expect(unknown.status).toBe(404)
  })

  test('getFilters accepts a price range', async () => {
    const [category] = await catalogue.categoryTree({ market: markets.en }, new AbortController().signal)
    const all = await ask({ categoryEntityId: category!.id })
    const some = await ask({ categoryEntityId: category!.id, price: { minPrice: 20, maxPrice: 40 } })
    expect(some.total).toBeGreaterThan(0)
    expect(some.total).toBeLessThan(all.total)
  })

  test('getFilters refuses attributes that the shop does not offer', async () => {
    const response = await openShop().call('getFilters', {
      filters: { categoryEntityId: 1, productAttributes: [{ attribute: 'Secret', values: ['x'] }] },
    })
    expect(response.status).toBe(400)
  })
})

describe('getProductInventory', () => {
  type InventoryRecord = {
    identity: { sku: string | null; variant_id: number; product_id: number }
    inventory_tracking: string
    allLocationsTotalAvailableToSell: number | null
    sellable: number | null
  }
  const inventory = async (args: object) =>
    (await (await openShop().call('getProductInventory', args)).json<{ data: InventoryRecord[] }>()).data

  test.each<[string, (product: PlatformProduct) => object]>([
    ['variant ids', ({ variants }) => ({ variantIds: variants.map(({ id }) => id) })],
    ['SKUs', ({ variants }) => ({ skus: variants.map(({ sku }) => sku) })],
    [
      'products and variants',
      ({ id: productId, variants }) => ({
        items: variants.map(({ id }) => ({ product_id: productId, variant_id: id })),
      }),
    ],
  ])(
    "getProductInventory returns by %s each variant's identity, the units that can be sold, and the platform's total over all locations [BAG-55, PDP-49, NET-19]",
    async (_by, argsOf) => {
      const { id: productId, variants } = item.product
      const data = await inventory(argsOf(item.product))
      expect(data.map(({ identity }) => identity)).toEqual(
        variants.map(({ id, sku }) => ({ sku, variant_id: id, product_id: productId })),
      )
      expect(data.map(({ sellable }) => sellable)).toEqual(variants.map(({ stock }) => stock))
      for (const { allLocationsTotalAvailableToSell, sellable } of data)
        expect(allLocationsTotalAvailableToSell).toBeGreaterThanOrEqual(sellable ?? 0)
    },
  )

  test.each([
    [{}],
    [{ variantIds: [] }],
    [{ skus: ['A,B'] }],
    [{ skus: [''] }],
    [{ variantIds: Array.from({ length: 251 }, (_, index) => index + 1) }],
    [{ items: [{ variant_id: 1 }] }],
  ])('getProductInventory refuses an invalid argument: %#', async (args) => {
    expect((await openShop().call('getProductInventory', args)).status).toBe(400)
  })
})
