import { describe, expect, test } from 'vitest'
import { usedUp } from '../test/limits.ts'
import { openShop } from '../test/shop.ts'
import { ServiceError } from '#shared/errors.ts'

async function visit(path: string, shop = openShop()) {
  const response = await shop.get(path)
  return [response.status, response.headers.get('location')]
}

describe('a page that does not exist', () => {
  test.each([
    ['a path with a query', '/summer-2025', '/browse/womens?sort=featured'],
    ['a path below the prefix of its market', '/us/summer-2025', '/us/browse/womens?sort=featured'],
    ['the home page', '/eu/old-home', '/eu'],
    ['a category', '/ladies', '/browse/womens'],
    ['a product', '/us/old-tote', '/us/p/1002/hedgerow-ditsy-keepsake-tote/default'],
  ])("a missing page redirects with 301 to the platform's target: %s", async (_what, from, to) => {
    expect(await visit(from)).toEqual([301, to])
  })

  test('a missing page is a 404 if its redirect leads to another site', async () => {
    expect(await visit('/our-journal')).toEqual([404, null])
  })

  test('a missing page is a 404 if the platform has no redirect or does not respond', async () => {
    const broken = {
      catalogue: { redirect: () => Promise.reject(new ServiceError('commerce', 'unavailable')) },
    }
    expect(await visit('/never-existed')).toEqual([404, null])
    expect(await visit('/summer-2025', openShop({ broken }))).toEqual([404, null])
  })

  test('a missing page is a 404 if its redirect leads to the page itself', async () => {
    const catalogue = { redirect: async () => '/moved-to-itself' }
    expect(await visit('/moved-to-itself', openShop({ broken: { catalogue } }))).toEqual([404, null])
  })

  test('a visitor who asks for too many missing pages gets 404 without a call', async () => {
    let calls = 0
    const catalogue = {
      redirect: async () => {
        calls += 1
        return '/'
      },
    }
    const bindings = { LIMIT_LOOKUPS: usedUp.LIMIT_LOOKUPS }
    const shop = openShop({ broken: { catalogue }, bindings })
    const response = await shop.get('/summer-2025', { headers: { 'cf-connecting-ip': '192.0.2.1' } })
    expect([response.status, calls]).toEqual([404, 0])
  })

  test('a form or a page that exists asks for no redirect', async () => {
    let calls = 0
    const catalogue = {
      redirect: async () => {
        calls += 1
        return '/'
      },
    }
    const shop = openShop({ broken: { catalogue } })
    expect((await shop.get('/shop-finder')).status).toBe(200)
    expect((await shop.post('/summer-2025', {})).status).toBe(405)
    expect(calls).toBe(0)
  })
})
