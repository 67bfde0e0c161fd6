import { describe, expect, test } from 'vitest'
import { untilDone } from '../../test/recorded-fetch.ts'
import { sandboxServices } from '../../test/sandbox.ts'
import { currentPrice, shownPrice } from '#shared/domain/price.ts'
import { markets } from '#shared/markets.ts'

const { badges, catalogue } = sandboxServices().services

describe.each(Object.values(markets))('badges of market $code', (market) => {
  test('badges reduce the list price to the platform’s sale price, to the penny [PDP-41, PDP-42, PDP-43]', async () => {
    const tree = await catalogue.categoryTree({ market }, untilDone())
    const sale = tree.find(({ url }) => url === '/sale') ?? tree[0]!
    const { products } = await catalogue.listing(
      { market, categoryId: sale.id, refinements: { color: [], size: [] }, sort: 'featured', page: 1 },
      untilDone(),
    )
    const found = await badges.badges({ market, productIds: products.map(({ id }) => id) }, untilDone())
    const onSale = products.filter(({ price }) => price?.reduced)
    expect(onSale.length).toBeGreaterThan(0)
    for (const { id, price } of onSale)
      expect(price && currentPrice(shownPrice({ ...price, reduced: null }, found.get(id) ?? []))).toEqual(
        price?.reduced,
      )
  })

  test("badges are the promotions of the market's own application [PDP-43]", async () => {
    const tree = await catalogue.categoryTree({ market }, untilDone())
    const home = tree.find(({ url }) => url === '/home')!
    const { products } = await catalogue.listing(
      { market, categoryId: home.id, refinements: { color: [], size: [] }, sort: 'featured', page: 1 },
      untilDone(),
    )
    const found = await badges.badges({ market, productIds: products.map(({ id }) => id) }, untilDone())
    expect([...found.values()].flat()).toContainEqual(
      expect.objectContaining({ kind: 'microLabel', text: '3 for 2', link: '/browse/home' }),
    )
  })
})
