import { describe, expect, test } from 'vitest'
import { untilDone } from '../../test/recorded-fetch.ts'
import { sandboxServices } from '../../test/sandbox.ts'
import type { SortOrder } from '#shared/domain/listing.ts'
import { markets } from '#shared/markets.ts'

const { search, catalogue } = sandboxServices().services

describe.each(Object.values(markets))('search of market $code', (market) => {
  test('the search of each market finds products of the catalogue, 48 a page [SRCH-13, SRCH-15, SRCH-16]', async () => {
    const found = await search.search({ market, query: 'dress', page: 1 }, untilDone())
    expect(found.total).toBeGreaterThan(0)
    expect(found.products).toHaveLength(Math.min(48, found.total))
    const [first] = found.products
    const product = await catalogue.product({ market, id: first!.id }, untilDone())
    expect(product).toMatchObject({ style: first!.style, name: first!.name, slug: first!.slug, price: first!.price })
    expect(product?.colours.map(({ name }) => name)).toContain(first!.colour?.name)
  })

  test('the search of each market recommends at most 8 other products for a colour of a product [PDP-48]', async () => {
    const { products } = await search.search({ market, query: 'dress', page: 1 }, untilDone())
    const [first] = products
    for (const kind of ['recommendation', 'complete-the-look'] as const) {
      const itemId = `${first!.style}-${first!.colour!.name.replaceAll(' ', '_')}`
      const recommended = await search.recommendations({ market, kind, itemId }, untilDone())
      expect(recommended.length).toBeGreaterThan(0)
      expect(recommended.length).toBeLessThanOrEqual(8)
      expect(recommended.map(({ id }) => id)).not.toContain(first!.id)
    }
  })
})

test('sorts results by price and by name, each in both directions [PLP-02] [D-167]', async () => {
  const sorted = async (sort: SortOrder) =>
    (await search.search({ market: markets.en, query: 'dress', page: 1, sort }, untilDone())).products
  for (const direction of ['asc', 'desc'] as const) {
    const sign = direction === 'asc' ? 1 : -1
    const byPrice = await sorted(`price-${direction}`)
    const amounts = byPrice.flatMap(({ price }) => (price ? [(price.reduced ?? price.regular).amount] : []))
    expect(amounts).toEqual(amounts.toSorted((a, b) => sign * (a - b)))
    const names = (await sorted(`name-${direction}`)).map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => sign * a.localeCompare(b)))
  }
})

test('finds nothing for a term that matches no product [SRCH-09]', async () => {
  expect(await search.search({ market: markets.en, query: 'zzxxqqvv', page: 1 }, untilDone())).toMatchObject({
    products: [],
    total: 0,
  })
})
