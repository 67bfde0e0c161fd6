import { describe, expect, test } from 'vitest'
import { type Category, findCategory } from '#shared/domain/category.ts'
import type { Refinements } from '#shared/domain/listing.ts'
import { orderSizes } from '#shared/domain/size-order.ts'
import { markets, type Market } from '#shared/markets.ts'
import type { ListingRequest } from '#worker/ports/catalogue-port.ts'
import { present, untilDone } from '#worker/test/recorded-fetch.ts'
import { sandboxServices } from '#worker/test/sandbox.ts'

const { catalogue } = sandboxServices().services
const everything: Refinements = { color: [], size: [] }

async function largeCategory(market: Market): Promise<Category> {
  const tree = await catalogue.categoryTree({ market }, untilDone())
  return present(
    tree.find((category) => category.children.length > 1),
    'category with children',
  )
}

async function listing(request: Partial<ListingRequest> = {}) {
  const market = request.market ?? markets.en
  return catalogue.listing(
    {
      market,
      categoryId: (await largeCategory(market)).id,
      refinements: everything,
      sort: 'featured',
      page: 1,
      ...request,
    },
    untilDone(),
  )
}

async function someProduct(market: Market = markets.en) {
  const { products } = await listing({ market })
  return present(await catalogue.product({ market, id: products[0]!.id }, untilDone()), 'product that is listed')
}

describe.each(Object.values(markets))('catalogue of market $code', (market) => {
  test('has best sellers with prices of the market, at most 12', async () => {
    const products = await catalogue.rail({ market, rail: 'best-sellers' }, untilDone())
    expect(products).toHaveLength(12)
    for (const { price } of products) expect(price?.regular.currency).toBe(market.currency)
  })

  test('the catalogue of each market has a tree of categories, each below the URL of its parent [PLP-57]', async () => {
    const walk = (nodes: Category[], parent: Category | null) => {
      for (const node of nodes) {
        expect(node.url).toMatch(parent ? new RegExp(`^${parent.url}/[^/]+$`) : /^\/[^/]+$/)
        expect(node.path).toEqual(parent ? [...parent.path, parent.id] : [])
        walk(node.children, node)
      }
    }
    const tree = await catalogue.categoryTree({ market }, untilDone())
    expect(tree.length).toBeGreaterThan(1)
    walk(tree, null)
  })

  test("the catalogue of each market lists 48 products with prices in the market's currency [PLP-08, LOC-35]", async () => {
    const { products, total, page, pageCount } = await listing({ market })
    expect(products).toHaveLength(48)
    expect([page, pageCount]).toEqual([1, Math.ceil(total / 48)])
    for (const { price, style, colours } of products) {
      expect(price?.regular.currency ?? market.currency).toBe(market.currency)
      expect(style).toMatch(/^\d{6}$/)
      expect(colours.length).toBeGreaterThan(0)
    }
  })

  test('the catalogue of each market reads a product with variants, stock and choices [PDP-01, PDP-05, PDP-06]', async () => {
    const product = await someProduct(market)
    expect(product.variants.length).toBeGreaterThan(0)
    expect(product.sizes).toEqual(orderSizes(product.sizes))
    for (const variant of product.variants) {
      expect(variant.price.regular.currency).toBe(market.currency)
      expect(product.colours.map((colour) => colour.name)).toContain(variant.colour)
      expect(variant.stock).toBeGreaterThanOrEqual(0)
    }
  })
})

describe('the catalogue', () => {
  test('the catalogue lists other products on the second page, and none past the end [PLP-01]', async () => {
    const first = await listing()
    const second = await listing({ page: 2 })
    const seen = new Set(first.products.map((product) => product.id))
    expect(second.products.length).toBeGreaterThan(0)
    expect(second.products.filter((product) => seen.has(product.id))).toEqual([])
    expect(await listing({ page: first.pageCount + 1 })).toMatchObject({ products: [], total: first.total })
  })

  test('the catalogue sorts by price and by name, each in both directions [PLP-02] [D-167]', async () => {
    for (const direction of ['asc', 'desc'] as const) {
      const sign = direction === 'asc' ? 1 : -1
      const byPrice = (await listing({ sort: `price-${direction}` })).products
      const amounts = byPrice.flatMap(({ price }) => (price ? [(price.reduced ?? price.regular).amount] : []))
      expect(amounts).toEqual(amounts.toSorted((a, b) => sign * (a - b)))
      const names = (await listing({ sort: `name-${direction}` })).products.map(({ name }) => name)
      expect(names).toEqual(names.toSorted((a, b) => sign * a.localeCompare(b)))
    }
  })

  test('the catalogue returns as many products for a facet value as the facet counts [PLP-06, PLP-27]', async () => {
    const categoryId = (await largeCategory(markets.en)).id
    const { facets, priceBounds } = await catalogue.facets(
      { market: markets.en, categoryId, refinements: everything },
      untilDone(),
    )
    expect(priceBounds!.min).toBeLessThan(priceBounds!.max)
    const colours = facets.find(({ name }) => name === 'color')?.values ?? []
    expect(colours.length).toBeGreaterThan(0)
    for (const { hexes = [] } of colours.slice(0, 25)) expect(hexes.join()).toMatch(/^#[\da-f]{6}/i)
    expect(facets.map((facet) => facet.name)).toEqual([
      'color',
      'size',
      'family',
      'fabric',
      'length',
      'sleeve',
      'pattern',
      'fit',
      'warmth',
      'softness',
      'sale',
      'rating',
    ])
    const [colour] = colours
    const refined = await listing({ refinements: { color: [colour!.value], size: [] } })
    expect(refined.total).toBe(colour!.productCount)
    for (const product of refined.products) expect(product.colours.map((each) => each.name)).toContain(colour!.value)
  })

  test('the catalogue refines by each further facet, names the family of a colour, and keeps values that leave nothing', async () => {
    const categoryId = (await largeCategory(markets.en)).id
    const offered = async (refinements: Refinements) =>
      (await catalogue.facets({ market: markets.en, categoryId, refinements }, untilDone())).facets
    const facets = await offered(everything)
    for (const { name, values } of facets) {
      const [first] = values
      const refined = await listing({ refinements: { ...everything, [name]: [first!.value] } })
      expect([name, refined.total]).toEqual([name, first!.productCount])
    }
    const families = facets.find(({ name }) => name === 'family')!.values.map(({ value }) => value)
    for (const { family } of facets.find(({ name }) => name === 'color')!.values) expect(families).toContain(family)
    const chosen = facets.find(({ name }) => name === 'fabric')!.values.at(-1)!.value
    const narrowed = await offered({ ...everything, fabric: [chosen] })
    const valuesOf = (list: typeof facets) => list.map(({ name, values }) => [name, values.map(({ value }) => value)])
    expect(valuesOf(narrowed)).toEqual(valuesOf(facets))
    expect(narrowed.some(({ values }) => values.some(({ productCount }) => productCount === 0))).toBe(true)
  })

  test('lists beyond one page are complete: the colours of a card and of a product, and the colours of a filter [PLP-20, PLP-27, PLP-35]', async () => {
    const id = present(await catalogue.productIdOfSku({ market: markets.en, sku: '100005' }, untilDone()), 'sampler')
    const [card] = await catalogue.summaries({ market: markets.en, ids: [id] }, untilDone())
    const product = present(await catalogue.product({ market: markets.en, id }, untilDone()), 'sampler')
    expect([card?.colours.length, product.colours.length]).toEqual([64, 64])
    const tree = await catalogue.categoryTree({ market: markets.en }, untilDone())
    const throws = present(findCategory(tree, ['home', 'living', 'throws']), 'category')
    const rail = await listing({ categoryId: throws.id, refinements: { color: ['Pale Ecru'], size: [] } })
    expect(rail.products.map((each) => [each.id, each.colours.length])).toEqual([[id, 64]])
    const request = { market: markets.en, categoryId: throws.id, refinements: everything }
    const { facets } = await catalogue.facets(request, untilDone())
    const colours = facets.find(({ name }) => name === 'color')?.values ?? []
    expect(new Set(colours.map(({ value }) => value)).size).toBe(colours.length)
    expect(colours.map(({ value }) => value)).toEqual(expect.arrayContaining(product.colours.map(({ name }) => name)))
  })

  test('the categories of products are those of their pages, and none for a product that the channel does not have', async () => {
    const product = await someProduct()
    const request = { market: markets.en, productIds: [product.id, 999_999_999] }
    expect(await catalogue.categoryUrls(request, untilDone())).toEqual(
      new Map([
        [product.id, product.categoryTrails.map((trail) => trail.at(-1)?.url)],
        [999_999_999, []],
      ]),
    )
  })

  test('the catalogue returns the same stock for variants as the product does [NET-19]', async () => {
    const product = await someProduct()
    const stock = await catalogue.stock(
      { market: markets.en, items: product.variants.map(({ id }) => ({ productId: product.id, variantId: id })) },
      untilDone(),
    )
    expect(product.variants.map(({ id }) => stock.get(id)?.units)).toEqual(
      product.variants.map((variant) => variant.stock),
    )
  })

  test('the catalogue has no product with an unknown id, and no stock of an unknown variant', async () => {
    expect(await catalogue.product({ market: markets.en, id: 999_999_999 }, untilDone())).toBeNull()
    expect((await catalogue.stock({ market: markets.en, variantIds: [999_999_999] }, untilDone())).size).toBe(0)
  })
})
