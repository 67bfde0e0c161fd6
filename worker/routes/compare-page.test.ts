import { expect, test, vi } from 'vitest'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { deepestTrail, findCategory } from '#shared/domain/category.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const shop = openShop()
const open = (path: string) => textOf(shop.get(path))
const listed = async (path: string) => [...(await open(path)).matchAll(/data-product="(\d+)"/g)].map(([, id]) => id!)
const compared = (page: string) => {
  const [, head = ''] = /<thead>(.*?)<\/thead>/s.exec(page) ?? []
  return [...head.matchAll(/data-product="(\d+)"/g)].map(([, id]) => id)
}

test('the comparison shows at most four products, each once, with links that remove one, and is not indexed', async () => {
  const ids = (await listed('/browse/womens/clothing/dresses')).slice(0, 5)
  const [first, second, third, fourth] = ids
  const response = await shop.get(`/compare?products=${first},${ids.join(',')}`)
  const page = await response.text()
  expect(response.status).toBe(200)
  expect(page).toMatch(/<meta name="robots" content="noindex[^"]*"/)
  expect(compared(page)).toEqual([first, second, third, fourth])
  expect(page).toContain(`href="/compare?products=${first},${third},${fourth}"`)
  expect(page.indexOf(messages.compare.differs)).toBeGreaterThan(0)
  expect(page).not.toContain(messages.compare.gone)
})

test('the comparison says that it left out products that the shop does not sell, and ignores what is no list of ids', async () => {
  const [known] = await listed('/browse/womens/clothing/dresses')
  const page = await open(`/compare?products=${known},999999`)
  expect(compared(page)).toEqual([known])
  expect(page).toContain(messages.compare.gone)
  for (const query of ['', '?products=<b>', '?products=1;2', '?like=x'])
    expect(await open(`/compare${query}`)).toContain(messages.compare.none)
})

test('a product page links to the comparison of the product with three of its category', async () => {
  const [id] = await listed('/browse/womens/clothing/dresses/midi-dresses')
  const [, path = ''] = new RegExp(`href="(/p/${id}/[^"]+)"`).exec(await open('/browse/womens/clothing/dresses')) ?? []
  expect(await open(path)).toContain(`href="/compare?like=${id}&amp;colour=`)
  const response = await shop.get(`/compare?like=${id}`)
  const location = response.headers.get('location') ?? ''
  expect([response.status, location]).toEqual([
    302,
    expect.stringMatching(new RegExp(`^/compare\\?products=${id}(,\\d+){3}$`)),
  ])
  expect(compared(await open(location))).toHaveLength(4)
  expect((await shop.get('/compare?like=999999')).status).toBe(404)
})

test('the comparison keeps the colour of the product page, for what is made in it, and so do its links', async () => {
  const { services } = sandboxServices()
  const [id = 0, other = 0] = (await listed('/browse/womens/clothing/dresses/midi-dresses')).map(Number)
  const known = await services.catalogue.product({ market: markets.en, id }, AbortSignal.timeout(20_000))
  const last = known?.colours.at(-1)?.name ?? ''
  expect(known?.colour?.name).not.toBe(last)
  const asked = `&colour=${encodeURIComponent(last)}`
  const first = (page: string) => /<thead>.*?<img[^>]*src="[^"]*?\/\d+_([^"]+)_1\?/s.exec(page)?.[1]
  const page = await open(`/compare?products=${id},${other}${asked}`)
  expect(first(page)).toBe(last.replaceAll(' ', '_'))
  expect(page).toContain(`href="/compare?products=${other}${asked.replace('&', '&amp;')}"`)
  expect(first(await open(`/compare?products=${id},${other}&colour=No`))).not.toBe(last.replaceAll(' ', '_'))
  const { headers } = await shop.get(`/compare?like=${id}${asked}`)
  expect(headers.get('location')).toMatch(new RegExp(`^/compare\\?products=${id}(,\\d+){3}${asked}$`))
})

test('the cards of a comparison name the category that the page of their product names, for analytics [D-240] [TRK-04]', async () => {
  const { services } = sandboxServices()
  const ids = (await listed('/browse/womens/clothing/dresses')).slice(0, 2)
  const trails = ids.map(async (id) => {
    const product = await services.catalogue.product(
      { market: markets.en, id: Number(id) },
      AbortSignal.timeout(20_000),
    )
    return deepestTrail(product?.categoryTrails ?? []).map(({ name }) => name)
  })
  const page = await open(`/compare?products=${ids.join(',')}`)
  const named = [...page.matchAll(/data-categories="([^"]+)"/g)].map(([, names = '']) => names.split('\n'))
  expect(named).toEqual(await Promise.all(trails))
  expect(named[0]).toEqual(expect.arrayContaining(['Womens', 'Dresses']))
})

test('the comparison of a product on sale is with others of the category that its page names, not with all that is on sale', async () => {
  const { services } = sandboxServices()
  const signal = AbortSignal.timeout(20_000)
  const tree = await services.catalogue.categoryTree({ market: markets.en }, signal)
  const department = findCategory(tree, ['womens'])
  const [id = 0] = (await listed('/browse/womens/clothing/dresses')).map(Number)
  const known = await services.catalogue.product({ market: markets.en, id }, signal)
  const trailTo = (url: string) =>
    url
      .split('/')
      .slice(1)
      .map((_slug, index, slugs) => ({ name: '', url: `/${slugs.slice(0, index + 1).join('/')}` }))
  const product = { ...known!, categoryTrails: [trailTo('/sale/womens'), trailTo('/womens')] }
  const listing = vi.fn(services.catalogue.listing)
  const response = await openShop({ broken: { catalogue: { product: async () => product, listing } } }).get(
    `/compare?like=${id}`,
  )
  expect(response.status).toBe(302)
  expect(listing.mock.calls.map(([request]) => request)).toEqual([
    expect.objectContaining({ categoryId: department?.id }),
  ])
})
