import { describe, expect, test } from 'vitest'
import { createAmplienceContent } from './content.ts'
import { markets } from '#shared/markets.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import type { ContentSource } from '#worker/ports/content-port.ts'
import { json, recordedFetch, recordedLog, untilDone, type Recorded } from '#worker/test/recorded-fetch.ts'
import { createCall } from '#worker/upstream/call.ts'

const configuration = {
  url: 'https://hub.example.com',
  stagingUrl: 'https://staging.example.com/{domain}',
  virtualStagingUrl: 'https://virtual.example.com',
}
const published = { kind: 'published' } as const

function setUp(...responses: Parameters<typeof recordedFetch>) {
  const { fetch, requests } = recordedFetch(...responses)
  const { log, lines } = recordedLog()
  const call = createCall({ service: 'content', fetch, timeoutMs: 1000, retryDelayMs: () => 0, log })
  const media = ['https://media.example.com']
  const mediaOrigins = { published: media, preview: [...media, 'https://*.staging.bigcontent.io'] }
  return { requests, lines, port: createAmplienceContent({ configuration, mediaOrigins, log, call }) }
}

const keysOf = ({ body }: Recorded) => (body as { requests: { key: string }[] }).requests.map(({ key }) => key)
const itemOf = (key: string) => ({
  _meta: { schema: contentTypeUri('footer'), name: key, deliveryId: 'id', deliveryKey: key },
  title: key,
})
const absent = { error: { type: 'CONTENT_NOT_FOUND', message: 'Not found', data: {} } }
const respondToAll = (request: Recorded) =>
  json({ responses: keysOf(request).map((key) => ({ content: itemOf(key) })) })

describe('content', () => {
  test("content is requested by keys with the market's prefix in its language, and returned under keys without the prefix [CNT-01, CNT-03]", async () => {
    const { port, requests } = setUp(respondToAll)
    const items = await port.items(
      { market: markets.us, keys: ['footer', 'desktop-navigation'], source: published },
      untilDone(),
    )
    expect(items.footer).toEqual(itemOf('us/footer'))
    expect(items['desktop-navigation']?.['title']).toBe('us/desktop-navigation')
    expect(requests[0]?.url.href).toBe('https://hub.example.com/content/fetch')
    expect(requests[0]).toMatchObject({
      method: 'POST',
      body: {
        parameters: { depth: 'all', format: 'inlined', locale: 'en-US,en-*' },
        requests: [{ key: 'us/footer' }, { key: 'us/desktop-navigation' }],
      },
    })
  })

  test('content is null if the service has none [CNT-01]', async () => {
    const { port } = setUp(json({ responses: [absent, { content: itemOf('uk/footer') }] }))
    const items = await port.items(
      { market: markets.en, keys: ['benefit-bar', 'footer'], source: published },
      untilDone(),
    )
    expect([items['benefit-bar'], items.footer?.['title']]).toEqual([null, 'uk/footer'])
  })

  test('content is requested once per key, 12 keys at a time [CNT-01]', async () => {
    const { port, requests } = setUp(respondToAll)
    const keys = Array.from({ length: 14 }, (_, index) => `k${index % 13}`)
    const items = await port.items({ market: markets.en, keys, source: published }, untilDone())
    expect(requests.map((request) => keysOf(request).length)).toEqual([12, 1])
    expect(items['k12']?.['title']).toBe('uk/k12')
  })

  test.each([
    ['an entry that failed otherwise', () => json({ responses: [{ error: { type: 'INTERNAL' } }] }), 'unavailable'],
    ['fewer responses than requests', () => json({ responses: [] }), 'malformed'],
    ['an item without its schema', () => json({ responses: [{ content: { title: 'x' } }] }), 'malformed'],
    ['an outage', () => json({}, { status: 503 }), 'unavailable'],
  ])('a content request throws a failure for %s [CNT-07]', async (_what, response, kind) => {
    const { port } = setUp(response)
    await expect(
      port.items({ market: markets.en, keys: ['footer'], source: published }, untilDone()),
    ).rejects.toMatchObject({ service: 'content', kind })
  })

  test('content reports an entry that failed together with the items that loaded [CNT-06, D-153]', async () => {
    const { port } = setUp(
      json({ responses: [{ content: itemOf('uk/footer') }, { error: { type: 'INTERNAL' } }, absent] }),
    )
    await expect(
      port.items({ market: markets.en, keys: ['footer', 'app-header', 'benefit-bar'], source: published }, untilDone()),
    ).rejects.toMatchObject({
      service: 'content',
      kind: 'unavailable',
      available: { footer: itemOf('uk/footer'), 'benefit-bar': null },
    })
  })

  test('content reports a batch that failed together with the items of the others [CNT-06, D-153]', async () => {
    const { port } = setUp((request: Recorded) =>
      keysOf(request).includes('uk/k12') ? json({}, { status: 400 }) : respondToAll(request),
    )
    const keys = Array.from({ length: 13 }, (_, index) => `k${index}`)
    await expect(port.items({ market: markets.en, keys, source: published }, untilDone())).rejects.toMatchObject({
      kind: 'rejected',
      available: Object.fromEntries(keys.slice(0, 12).map((key) => [key, itemOf(`uk/${key}`)])),
    })
  })

  test('content with a picture of a host that browsers block is reported with its key and origin [CNT-17, CNT-19]', async () => {
    const linkTo = (defaultHost: string) => ({ name: 'coast', endpoint: 'selvedge', defaultHost })
    const item = {
      ...itemOf('uk/home'),
      content: [{ image: linkTo('media.example.com') }, [linkTo('other.example.com')]],
    }
    const { port, lines } = setUp(json({ responses: [{ content: item }] }))
    expect(await port.items({ market: markets.en, keys: ['home'], source: published }, untilDone())).toEqual({
      home: item,
    })
    expect(lines).toMatchObject([['warn', 'media-blocked', { key: 'home', origins: 'https://other.example.com' }]])
  })

  test('content of a staging host may name its pictures by staging hosts [CNT-17]', async () => {
    const image = { name: 'coast', endpoint: 'selvedge', defaultHost: 'abc.staging.bigcontent.io' }
    const item = { ...itemOf('uk/home'), image }
    const { port, lines } = setUp(json({ responses: [{ content: item }] }), json({ responses: [{ content: item }] }))
    const read = (source: ContentSource) => port.items({ market: markets.en, keys: ['home'], source }, untilDone())
    await read({ kind: 'preview', domain: 'abc.staging.bigcontent.io', timestamp: null })
    expect(lines).toEqual([])
    await read(published)
    expect(lines).toMatchObject([['warn', 'media-blocked', { origins: 'https://abc.staging.bigcontent.io' }]])
  })

  test('content is requested again after a 5xx', async () => {
    const { port } = setUp(json({}, { status: 500 }), respondToAll)
    expect(
      (await port.items({ market: markets.en, keys: ['footer'], source: published }, untilDone())).footer,
    ).not.toBeNull()
  })

  test('content is read from the staging host in a preview [CNT-04]', async () => {
    const { port, requests } = setUp(respondToAll)
    await port.items(
      {
        market: markets.en,
        keys: ['footer'],
        source: { kind: 'preview', domain: 'abc.staging.bigcontent.io', timestamp: null },
      },
      untilDone(),
    )
    expect(requests.map(({ url }) => url.href)).toEqual([
      'https://staging.example.com/abc.staging.bigcontent.io/content/fetch',
    ])
  })

  test('content is read from the host pinned to a timestamp in a preview of that time [CNT-14]', async () => {
    const { port, requests } = setUp(new Response('"pinned.staging.bigcontent.io"'), respondToAll)
    await port.items(
      {
        market: markets.en,
        keys: ['footer'],
        source: { kind: 'preview', domain: 'abc.staging.bigcontent.io', timestamp: 1546264721816 },
      },
      untilDone(),
    )
    expect(requests.map(({ url }) => url.href)).toEqual([
      'https://virtual.example.com/domain/abc.staging.bigcontent.io?timestamp=1546264721816',
      'https://staging.example.com/pinned.staging.bigcontent.io/content/fetch',
    ])
  })

  test.each(['abc.example.com/../x', 'user@abc.example.com', 'localhost', 'abc.example.com:81'])(
    'a content preview accepts only a plain name as preview host: %s [CNT-11]',
    async (domain) => {
      const { port, requests } = setUp(respondToAll)
      await expect(
        port.items(
          { market: markets.en, keys: ['footer'], source: { kind: 'preview', domain, timestamp: null } },
          untilDone(),
        ),
      ).rejects.toMatchObject({ name: 'ValiError' })
      expect(requests).toEqual([])
    },
  )
})
