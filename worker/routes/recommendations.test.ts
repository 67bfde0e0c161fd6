import { describe, expect, test } from 'vitest'
import type { Ports } from '../ports/ports.ts'
import { type BrokenPorts, openShop, textOf } from '../test/shop.ts'
import { smallShop } from '../test/small-shop.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import { platformSummary } from '#shared/test/products.ts'

const { services } = smallShop()
const down = () => Promise.reject(new ServiceError('search', 'unavailable'))
const colour = { name: 'Red', valueId: 0, hexes: [] }
const found = [101, 999].map((id) => platformSummary({ id, colour }))
const search: Ports['search'] = { ...services.search!, recommendations: async () => found }
const fragment = '/fragments/recommendations?item='

/** A shop with its own page cache, in which no other test has put the item. */
const ask = (item: string, broken: BrokenPorts = { search }) =>
  openShop({ broken: { ...services, ...broken } }).get(fragment + item)

describe('the recommendations of a product as an HTML fragment', () => {
  test('the recommendations fragment shows the platform’s facts in the recommended colour, is the same for every visitor, and is cached [PDP-48, PLP-32]', async () => {
    const response = await ask('100101-Red')
    expect([
      response.status,
      response.headers.get('cache-control'),
      response.headers.get('x-robots-tag'),
      response.headers.getSetCookie(),
    ]).toEqual([200, 'public, max-age=60', 'noindex', []])
    const html = await response.text()
    // The platform does not sell 999.
    expect([...html.matchAll(/data-product="(\d+)"/g)].map(([, id]) => id)).toEqual(['101', '101'])
    expect(html).toContain('href="/p/101/wrap-dress/Red"')
    expect(await textOf(ask('100101-Red', { search: { ...search, recommendations: down } }))).toBe(html)
  })

  test('the cards of recommendations name the category of their product [D-240] [TRK-04]', async () => {
    const recommendations = async () => found.map((product) => ({ ...product, categoryIds: [11, 10] }))
    const html = await textOf(ask('100105-Red', { search: { ...search, recommendations } }))
    expect(html.match(/data-categories="Womens\nDresses"/g)).toHaveLength(2)
  })

  test('the recommendations fragment is empty if there are none, and is not cached if a pod fails [PDP-48]', async () => {
    expect(await textOf(ask('100102-Red', { search: { ...search, recommendations: async () => [] } }))).toBe('')
    const failed = await ask('100103-Red', { search: { ...search, recommendations: down } })
    expect([failed.status, await failed.text(), failed.headers.get('cache-control')]).toEqual([
      200,
      '',
      expect.stringContaining('no-store'),
    ])
    expect(await textOf(ask('100103-Red'))).toContain('data-product="101"')
  })

  test('the recommendations fragment is an error if the platform does not return the products', async () => {
    expect((await ask('100104-Red', { search, catalogue: { ...services.catalogue!, summaries: down } })).status).toBe(
      503,
    )
  })

  test.each(['', 'Red', '100101', '100101-', '100101-Red/../x', `100101-${'x'.repeat(100)}`])(
    'the recommendations fragment refuses the item %j',
    async (item) => {
      expect((await ask(encodeURIComponent(item))).status).toBe(400)
    },
  )
})

test.each(Object.values(markets))(
  'the recommendations page of market $code is linked from the PDP and works without scripts [PDP-48]',
  async ({ prefix }) => {
    const shop = openShop()
    const sold = await textOf(shop.get(`${prefix}/browse/womens`))
    const [, path = ''] = /href="([^"]*\/p\/\d+\/[^"]+)"/.exec(sold) ?? []
    const [, link = ''] = /href="([^"]*\/recommendations)"/.exec(await textOf(shop.get(path))) ?? []
    const html = await textOf(shop.get(link))
    expect(html).toContain('<meta name="robots" content="noindex, follow">')
    expect(html.split('<article').length - 1).toBeGreaterThan(8)
    expect(html).toContain(`href="${path}"`)
  },
)
