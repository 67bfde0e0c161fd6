import { describe, expect, test } from 'vitest'
import { present } from '../recorded-fetch.ts'
import { openShop, textOf } from '../shop.ts'

const absent = { CONSTRUCTOR_URL: '', PROMOBADGER_URL: '', MARKETING_URL: '' }
const without = () => openShop({ vars: { ...absent, PAGE_CACHE: 'off' } })

async function productPath(): Promise<string> {
  return present(/\/p\/\d+\/[^"?#/]+\/[^"?#/]+/.exec(await textOf(openShop().get('/browse/womens')))?.[0], 'product')
}

describe('a shop without badges, search service and e-mail marketing', () => {
  test('calls none of them, and its readiness says that they are off', async () => {
    const called: string[] = []
    const upstream = {
      fetch: (input: string, init: RequestInit) => {
        if (/\/(?:constructor|promobadger|marketing)\//.test(input)) called.push(input)
        return fetch(input, init)
      },
    }
    const shop = openShop({ vars: { ...absent, PAGE_CACHE: 'off' }, upstream })
    const paths = ['/', '/browse/womens', '/search?query=dress', await productPath(), '/bag']
    for (const path of paths) expect([path, (await shop.get(path)).status]).toEqual([path, 200])
    const { dependencies } = await (await shop.get('/health/ready')).json<{ dependencies: object }>()
    expect(called).toEqual([])
    expect(dependencies).toMatchObject({ commerce: 'ready', search: 'off', badges: 'off' })
  })

  test('searches with the platform: results, and suggestions while a shopper types', async () => {
    const shop = without()
    const page = await textOf(shop.get('/search?query=dress'))
    expect(page.match(/class="product-card[ "]/g)?.length).toBeGreaterThan(10)
    const found = await (
      await shop.get('/api/search?query=dress')
    ).json<{ products: object[]; suggestions: string[] }>()
    expect([found.products.length, found.suggestions]).toEqual([10, []])
  })

  test('has no place for recommendations, newsletter and stock alerts, and their addresses do not exist', async () => {
    const shop = without()
    const path = await productPath()
    const places = async (from: typeof shop) => {
      const html = (await textOf(from.get(path))).replaceAll('&quot;', '"')
      return ['recommendations-place', 'class="newsletter-entry"', 'id="newsletter"', '"notifyAction":"'].filter(
        (part) => html.includes(part),
      )
    }
    expect(await places(openShop({ vars: { PAGE_CACHE: 'off' } }))).toHaveLength(4)
    expect(await places(shop)).toEqual([])
    const item = present(/\/recommendations\?item=([^"]+)"/.exec(await textOf(openShop().get(path)))?.[1], 'item')
    const addresses = ['/newsletter', `${path}/recommendations`, `/fragments/recommendations?item=${item}`]
    for (const address of addresses) expect([address, (await shop.get(address)).status]).toEqual([address, 404])
    expect((await shop.post('/newsletter', { email: 'ada@example.com' })).status).toBe(404)
    expect((await shop.call('requestNewsletter', { email: 'ada@example.com' })).status).toBe(404)
  })
})
