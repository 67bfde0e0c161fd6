import { describe, expect, test } from 'vitest'
import { openShop } from '../test/shop.ts'
import { smallShop } from '../test/small-shop.ts'

const open = (vars: Record<string, string> = {}) => openShop({ broken: smallShop().services, vars })
const developer = () => open({ BLOCK_GALLERY: 'on' })

describe('the block gallery', () => {
  test.each(['/gallery', '/us/gallery', '/gallery/hero-banner-one', '/gallery/hero-banner-one/samples'])(
    'the block gallery has no %s in a shop',
    async (path) => {
      const response = await open().get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toMatch(/gallery__|data-sample/)
    },
  )

  test("the block gallery lists every block, and shows each sample at two widths, with the block's fields", async () => {
    const shop = developer()
    const index = await (await shop.get('/eu/gallery')).text()
    expect(index).toContain('href="/eu/gallery/hero-banner-one"')
    const page = await (await shop.get('/gallery/hero-banner-one')).text()
    expect(
      [
        ...page.matchAll(
          /<iframe src="\/gallery\/hero-banner-one\/samples\/hostile" title="hostile, (\d+) pixels wide"/g,
        ),
      ].map(([, width]) => width),
    ).toEqual(['390', '1440'])
    expect(page).toContain('<th scope="row">textPosition</th>')
  })

  test('the block gallery shows a single sample that only the shop may frame, and that is neither cached nor indexed', async () => {
    const response = await developer().get('/gallery/divider-text/samples/normal')
    expect([
      response.status,
      response.headers.get('cache-control'),
      response.headers.get('x-robots-tag'),
      response.headers.get('x-cache'),
    ]).toEqual([200, 'private, no-store', 'noindex', null])
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self';")
    expect(await response.text()).not.toContain('gallery__')
  })

  test('the block gallery has a page for every sample that it frames', async () => {
    const shop = developer()
    const page = await (await shop.get('/gallery/hero-banner-one')).text()
    const addresses = new Set([...page.matchAll(/<iframe src="([^"]+)"/g)].map(([, address = '']) => address))
    expect(addresses.size).toBeGreaterThan(3)
    for (const address of addresses) expect((await shop.get(address)).status).toBe(200)
  })

  test('the block gallery shows all samples of some blocks on one page', async () => {
    const page = await (await developer().get('/gallery/divider-text,spacing-block/samples')).text()
    expect(new Set([...page.matchAll(/data-sample="(\S+) /g)].map(([, block]) => block))).toEqual(
      new Set(['divider-text', 'spacing-block']),
    )
  })

  test.each([
    '/gallery/no-such-block',
    '/gallery/divider-text,no-such-block/samples',
    '/gallery/divider-text/no-such-view',
    '/gallery/divider-text/samples/no-such-sample',
  ])('the block gallery responds to %s with a 404', async (path) => {
    expect((await developer().get(path)).status).toBe(404)
  })
})
