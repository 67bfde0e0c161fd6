import { expect, test } from 'vitest'
import { createAmplienceContentIndex } from './content-index.ts'
import { markets } from '#shared/markets.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import { json, recordedFetch, recordedLog, untilDone } from '#worker/test/recorded-fetch.ts'
import { createCall } from '#worker/upstream/call.ts'

const configuration = {
  url: 'https://hub.example.com',
  stagingUrl: 'https://{domain}',
  virtualStagingUrl: 'https://virtual.example.com',
}

test("lists the slugs of the market's own content pages [CNT-03]", async () => {
  const page = (...keys: string[]) =>
    keys.map((deliveryKey) => ({
      content: { _meta: { schema: contentTypeUri('content-page'), deliveryKey } },
    }))
  const { fetch, requests } = recordedFetch(
    json({ responses: page('uk/page/help', 'us/page/help'), page: { responseCount: 2, nextCursor: 'next' } }),
    json({ responses: page('uk/page/about/us', 'uk/home'), page: { responseCount: 2 } }),
  )
  const call = createCall({
    service: 'content',
    fetch,
    timeoutMs: 1000,
    retryDelayMs: () => 0,
    log: recordedLog().log,
  })
  expect(
    await createAmplienceContentIndex({ configuration, call }).pageSlugs({ market: markets.en }, untilDone()),
  ).toEqual(['help', 'about/us'])
  expect(requests.map(({ body }) => (body as { page: object }).page)).toEqual([
    { size: 12 },
    { size: 12, cursor: 'next' },
  ])
})

test('an item with several delivery keys is a page under each of them [CNT-03]', async () => {
  const schema = contentTypeUri('content-page')
  const deliveryKeys = { values: [{ value: 'us/page/help' }, { value: 'uk/page/help' }] }
  const content = { _meta: { schema, deliveryKey: 'us/page/help', deliveryKeys } }
  const { fetch } = recordedFetch(json({ responses: [{ content }], page: { responseCount: 1 } }))
  const call = createCall({ service: 'content', fetch, timeoutMs: 1000, retryDelayMs: () => 0, log: recordedLog().log })
  const index = createAmplienceContentIndex({ configuration, call })
  expect(await index.pageSlugs({ market: markets.en }, untilDone())).toEqual(['help'])
})

test('a page that has expired is not listed, because its address has none', async () => {
  const page = (name: string, expiryTime: string) => ({
    content: {
      _meta: {
        schema: contentTypeUri('content-page'),
        deliveryKey: `uk/page/${name}`,
        lifecycle: { expiryTime },
      },
    },
  })
  const responses = [page('sale', '2020-01-01T00:00:00Z'), page('help', '2999-01-01T00:00:00Z')]
  const { fetch } = recordedFetch(json({ responses, page: { responseCount: 2 } }))
  const call = createCall({ service: 'content', fetch, timeoutMs: 1000, retryDelayMs: () => 0, log: recordedLog().log })
  const index = createAmplienceContentIndex({ configuration, call })
  expect(await index.pageSlugs({ market: markets.en }, untilDone())).toEqual(['help'])
})
