import { describe, expect, test } from 'vitest'
import type { Ports } from '../ports/ports.ts'
import { buyable } from '../test/buyable.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { type BrokenPorts, openShop, textOf } from '../test/shop.ts'
import { smallShop } from '../test/small-shop.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import { productDetails } from '#shared/messages/product.ts'
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

describe('what goes with a bag', () => {
  const bagFragment = '/fragments/goes-with-bag?items='
  const askFor = (items: string, broken: BrokenPorts = { search }) =>
    openShop({ broken: { ...services, ...broken } }).get(bagFragment + encodeURIComponent(items))

  test('the fragment has what goes with the item that was added last, and nothing of the bag [BAG-72]', async () => {
    const asked: string[] = []
    const recommendations: NonNullable<Ports['search']>['recommendations'] = async ({ itemId, kind }) => {
      asked.push(`${kind} ${itemId}`)
      return found
    }
    const shown = { search: { ...search, recommendations } }
    const html = await textOf(askFor('200201-Red,200202-Blue', shown))
    expect(asked.toSorted()).toEqual(['complete-the-look 200201-Red', 'recommendation 200201-Red'])
    expect(html).toContain(`<h2 id="goes-with-bag">${productDetails.goesWithBag}</h2>`)
    expect([...html.matchAll(/data-product="(\d+)"/g)].map(([, id]) => id)).toEqual(['101'])
    expect(await textOf(askFor('200203-Red,100101-Red', shown))).toBe('')
  })

  test.each(['', 'Red', '200201-Red,', Array.from({ length: 5 }, (_, index) => `20020${index}-Red`).join()])(
    'the fragment refuses the items %j',
    async (items) => {
      expect((await askFor(items)).status).toBe(400)
    },
  )

  test('the page of a bag has its place, and an empty bag and a shop without recommendations have not [BAG-72]', async () => {
    const place = 'data-fragment="/fragments/goes-with-bag?items='
    const shop = openShop()
    expect(await textOf(shop.get('/bag'))).not.toContain(place)
    const { services: real } = sandboxServices()
    const { product, variant } = await buyable(real.catalogue, markets.en)
    const line_items = [{ product_id: product.id, variant_id: variant.id, quantity: 1 }]
    await shop.call('addCartItems', { data: { line_items } })
    expect(await textOf(shop.get('/bag'))).toContain(`${place}${product.style}-`)
    const without = openShop({ jar: shop.jar, vars: { CONSTRUCTOR_URL: '' } })
    expect(await textOf(without.get('/bag'))).not.toContain(place)
  })
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
