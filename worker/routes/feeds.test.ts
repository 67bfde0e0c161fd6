import { beforeAll, describe, expect, test } from 'vitest'
import { readIndex, slicesOf } from '../feeds/feed-index.ts'
import { bucket, emptyBucket, feedOf, itemsOf, tick } from '../feeds/test/feed-shop.ts'
import { checkXml } from '../feeds/test/strict-xml.ts'
import { smallShop } from '../test/small-shop.ts'

const { services } = smallShop()
const ports = { catalogue: services.catalogue, badges: null } as never
const start = Date.now()

beforeAll(async () => {
  await emptyBucket()
  await tick({ broken: ports, now: () => start })
})

describe('the route of a feed', () => {
  test('streams the whole feed with its length, for anyone to cache [FEED-08]', async () => {
    const response = await feedOf('us')
    const xml = await response.text()
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
      'x-feed-items': '2',
      'x-feed-checked': new Date(start).toISOString(),
    })
    checkXml(xml)
    expect([...itemsOf(xml).keys()]).toEqual(['101-1010', '101-1011'])
    expect(itemsOf(xml).get('101-1010')?.['link']).toBe('http://localhost:8787/us/p/101/wrap-dress/French_Navy?Size=10')
    const head = await feedOf('us', {}, { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', response.headers.get('etag')])
    expect(Number(head.headers.get('content-length'))).toBe(new TextEncoder().encode(xml).length)
  })

  test('responds with 304 to a reader who has the feed, and not after its items have changed [FEED-08]', async () => {
    const etag = (await feedOf('eu')).headers.get('etag') ?? ''
    const ask = (tag: string) => feedOf('eu', {}, { headers: { 'if-none-match': tag } })
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = await ask(tag)
      expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag])
    }
    expect((await ask('"other"')).status).toBe(200)
    const changed = { ...services.catalogue, productsFrom: async () => [] }
    await tick({ broken: { catalogue: changed, badges: null }, now: () => start + 21 * 60_000 })
    expect((await ask(etag)).status).toBe(200)
    await tick({ broken: ports, now: () => start + 42 * 60_000 })
  })

  test('has a feed for each market and language at its host, by the names of the sitemaps [FEED-08]', async () => {
    for (const name of ['en', 'us', 'eu', 'eu-de']) expect((await feedOf(name)).status).toBe(200)
    for (const name of ['de', 'us-1', 'xx', 'us.xml', 'en/x']) expect((await feedOf(name)).status).toBe(404)
    const vars = { MARKET_HOSTS: 'us=us.localhost:8787' }
    expect((await feedOf('us', { vars })).status).toBe(404)
    expect((await feedOf('us', { vars, origin: 'http://us.localhost:8787' })).status).toBe(200)
    expect((await feedOf('en', { vars, origin: 'http://us.localhost:8787' })).status).toBe(404)
  })

  test.each([
    ['without the setting', { vars: { PRODUCT_FEEDS: '' } }],
    ['without the bucket', { bindings: { FEEDS: undefined } as never }],
  ])('is 404 %s [FEED-08]', async (_name, options) => {
    expect((await feedOf('en', options)).status).toBe(404)
  })

  test('is 503 with a time to try again before the feed is complete [FEED-08]', async () => {
    const none = { get: async () => null } as unknown as R2Bucket
    const response = await feedOf('en', { bindings: { FEEDS: none } })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120'])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('breaks off a feed of which an object is missing, so that no reader takes it for the whole [FEED-08]', async () => {
    const index = await readIndex(bucket, 'en')
    const keys = index ? slicesOf(index).map(({ key }) => key) : []
    expect(keys).toHaveLength(1)
    const without = new Proxy(bucket, {
      get(target, name) {
        const own: unknown = Reflect.get(target, name)
        if (name !== 'get') return typeof own === 'function' ? own.bind(target) : own
        return async (key: string) => (keys.includes(key) ? null : target.get(key))
      },
    })
    const response = await feedOf('en', { bindings: { FEEDS: without } })
    await expect(response.text()).rejects.toThrow(/./)
  })

  test('counts what a network asks for [FEED-08]', async () => {
    const counted: string[] = []
    const limiter = { limit: async ({ key }: { key: string }) => (counted.push(key), { success: false }) }
    const response = await feedOf('en', {
      bindings: { LIMIT_LOOKUPS: limiter },
      headers: { 'cf-connecting-ip': '203.0.113.9' },
    })
    expect([response.status, counted]).toEqual([429, ['feed ip 203.0.113.9']])
  })
})
