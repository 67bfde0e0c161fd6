import { expect, test } from 'vitest'
import { openShop, textOf } from '../test/shop.ts'
import { actions } from '#shared/routes.ts'

const dresses = '/browse/womens/clothing/dresses'
const origin = 'http://localhost:8787'
const longMs = 20_000

type Shop = ReturnType<typeof openShop>

const choose = (shop: Shop, figure: string, from: string | null = dresses) =>
  shop.get(actions.chooseFigure, {
    method: 'POST',
    body: new URLSearchParams({ figure }),
    headers: { origin, ...(from !== null && { referer: origin + from }) },
  })

const pictures = (page: string) =>
  [...page.matchAll(/<article.*?<img src="([^"?]+_\d)\?(on=\w+)?/gs)].map(([, name = '', on]) => [name.at(-1), on])
const pressed = (page: string) => /name="figure" value="(\w+)" aria-pressed="true"/.exec(page)?.[1]
const productIn = (page: string) => /<h[23] class="product-card__name"[^>]*><a href="([^"]+)"/.exec(page)?.[1] ?? ''

test(
  'the chosen figure wears the clothes in listings and first on their pages, for this visitor only [WORN-04]',
  async () => {
    const vars = { PAGE_CACHE: 'on' }
    const [shop, other] = [openShop({ vars }), openShop({ vars })]
    const before = await textOf(other.get(dresses))
    expect(pictures(before)).toEqual(Array.from({ length: 48 }, () => ['1', undefined]))
    expect(pressed(before)).toBeUndefined()

    const response = await choose(shop, 'grace', `${dresses}?sort=price-asc`)
    expect([response.status, response.headers.get('location')]).toEqual([303, `${dresses}?sort=price-asc`])
    const listing = await textOf(shop.get(dresses))
    expect(pictures(listing)).toEqual(Array.from({ length: 48 }, () => ['2', 'on=grace']))
    expect(pressed(listing)).toBe('grace')
    // A category that is not refined begins with a picture of its editor.
    const results = await textOf(shop.get(`${dresses}?filters[size]=14`))
    expect(/<link rel="preload" as="image"[^>]*>/.exec(results)?.[0]).toContain('_2?on=grace')

    const product = await textOf(shop.get(productIn(listing)))
    expect(pressed(product)).toBe('grace')
    expect(/gallery__link" href="([^"]+)"/.exec(product)?.[1]).toMatch(/_2\?on=grace&amp;fmt=auto/)
    expect(product.split('on=grace').length).toBeGreaterThan(4)
    const facts = /<script type="application\/ld\+json".*<\/script>/.exec(product)?.[0]
    expect(facts).toContain('_1')
    expect(facts).not.toContain('on=grace')

    expect(pictures(await textOf(other.get(dresses)))).toEqual(pictures(before))
    await choose(shop, '')
    expect(pictures(await textOf(shop.get(dresses)))).toEqual(pictures(before))
  },
  longMs,
)

test(
  'menswear and what nobody wears have no choice, and are as they are for every visitor [WORN-04]',
  async () => {
    const shop = openShop()
    await choose(shop, 'joan')
    for (const path of ['/browse/mens/clothing', '/browse/home']) {
      const page = await textOf(shop.get(path))
      expect(pictures(page).length).toBeGreaterThan(0)
      expect(page).not.toMatch(/on=joan|name="figure"/)
    }
  },
  longMs,
)

test('a choice from elsewhere leads to the home page, and one that the merchant does not offer is refused [WORN-04]', async () => {
  const shop = openShop()
  expect((await choose(shop, 'grace', null)).headers.get('location')).toBe('/')
  expect((await choose(openShop(), 'edwin')).status).toBe(400)
  expect((await choose(openShop(), 'grace', '/search?query=dress&coupon=WELCOME10')).headers.get('location')).toBe(
    '/search',
  )
})
