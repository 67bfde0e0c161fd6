import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createSandbox } from '../app.ts'
import { shops as shopsByPrefix } from './seed/shops.ts'

const app = createSandbox()
const staged = '/amplience-staging/sandbox.staging.bigcontent.io'
const edition = { during: Date.parse('2030-12-10T00:00:00Z'), after: Date.parse('2031-01-02T00:00:00Z') }

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into wire JSON and assert what they find there
async function ask(path: string, body?: object): Promise<{ status: number; headers: Headers; body: any }> {
  const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const response = await app.request(path, init, env)
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text.startsWith('{') ? JSON.parse(text) : text }
}

const titleOf = async (host: string) =>
  (await ask(`${host}/content/key/us/page/help?depth=all&format=inlined`)).body.content.title
const fullQuery = 'depth=all&format=inlined'

async function writeDraft(key: string, changed: (body: string) => string) {
  await ask(`/amplience/content/key/${key}`)
  const row = await env.DB.prepare(
    "SELECT delivery_id, schema, body FROM content_items WHERE delivery_key = ? AND state = 'published'",
  )
    .bind(key)
    .first<{ delivery_id: string; schema: string; body: string }>()
  await env.DB.prepare(
    "INSERT OR REPLACE INTO content_items (delivery_key, state, delivery_id, schema, body, edited) VALUES (?, 'draft', ?, ?, ?, 1)",
  )
    .bind(key, row!.delivery_id, row!.schema, changed(row!.body))
    .run()
}

test('lets caches store a published item, by key or id, escaped or not', async () => {
  const byKey = await ask(`/amplience/content/key/uk/page/help?${fullQuery}`)
  expect([byKey.status, byKey.headers.get('cache-control'), byKey.headers.get('access-control-allow-origin')]).toEqual([
    200,
    'public, max-age=300, stale-while-revalidate=300',
    '*',
  ])
  const { deliveryId } = byKey.body.content._meta
  expect((await ask(`/amplience/content/key/uk%2Fpage%2Fhelp?${fullQuery}`)).body).toEqual(byKey.body)
  expect((await ask(`/amplience/content/id/${deliveryId}?${fullQuery}`)).body).toEqual(byKey.body)
  const nested = byKey.body.content.content[0]
  expect((await ask(`/amplience/content/id/${nested._meta.deliveryId}?${fullQuery}`)).body.content).toEqual(nested)
})

test('returns the service’s error for a missing item, by itself or among others', async () => {
  const missing = { error: { type: 'CONTENT_NOT_FOUND', message: 'Not found', data: { deliveryKey: 'uk/none' } } }
  expect(await ask('/amplience/content/key/uk/none')).toMatchObject({ status: 404, body: missing })
  const { status, body } = await ask('/amplience/content/fetch', {
    parameters: { depth: 'root' },
    requests: [{ key: 'uk/none' }, { key: 'uk/footer' }],
  })
  expect([status, body.responses[0], body.responses[1].content._meta.deliveryKey]).toEqual([200, missing, 'uk/footer'])
  expect((await ask('/amplience/content/fetch', { requests: [] })).body.error.type).toBe('BAD_REQUEST')
})

test('shows drafts on a staging host, uncached and hidden from shoppers', async () => {
  const before = await titleOf('/amplience')
  await writeDraft('us/page/help', (body) =>
    body.replace('Help & FAQs', 'Help, in draft').replaceAll('"title":"Help & FAQs"', '"title":"Help, in draft"'),
  )
  expect([await titleOf('/amplience'), await titleOf(staged)]).toEqual([before, 'Help, in draft'])
  const [hero] = (await ask(`${staged}/content/key/us/home?${fullQuery}`)).body.content.content
  const { defaultHost, endpoint, name } = hero.image.image
  expect(defaultHost).toBe(`${new URL(env.SANDBOX_ORIGIN).host}${staged}`)
  expect((await createSandbox().request(`${staged}/i/${endpoint}/${name}`, {}, env)).status).toBe(200)
  const { status, headers } = await ask(`${staged}/content/key/us/footer?${fullQuery}`)
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  const { body } = await ask(`${staged}/content/fetch`, {
    parameters: { depth: 'all', format: 'inlined' },
    requests: [{ key: 'us/page/help' }],
  })
  expect(body.responses[0].content.title).toBe('Help, in draft')
  const found = await ask(`${staged}/content/filter`, { filterBy: [{ path: '/title', value: 'Help, in draft' }] })
  expect(found.body.page).toEqual({ responseCount: 1 })
})

test.each([
  'evil.example',
  'stranger.staging.bigcontent.io',
  'sandbox.staging.bigcontent.io.evil.example',
  'sandbox-12.staging.bigcontent.io',
])('refuses the unknown staging host %s', async (host) => {
  expect(await ask(`/amplience-staging/${host}/content/key/uk/footer`)).toMatchObject({
    status: 404,
    body: { error: { data: { domain: host } } },
  })
  expect((await ask(`/amplience-virtual-staging/domain/${host}?timestamp=${edition.during}`)).status).toBe(404)
})

test('shows the edition of the time on a host that is pinned to a date, and no draft', async () => {
  await writeDraft('us/page/help', (body) => body.replace('Help & FAQs', 'Help, in draft'))
  const firstItemAt = async (timestamp: number) => {
    const {
      status,
      headers,
      body: host,
    } = await ask(`/amplience-virtual-staging/domain/sandbox.staging.bigcontent.io?timestamp=${timestamp}`)
    expect(host).toBe(`sandbox-gvzrfgnzc-${timestamp}.staging.bigcontent.io`)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
    expect(await titleOf(`/amplience-staging/${host}`)).toBe('Help & FAQs')
    return (await ask(`/amplience-staging/${host}/content/key/uk/benefit-bar?${fullQuery}`)).body.content.items[0].text
  }
  expect(await firstItemAt(edition.during)).toMatch(/^Midwinter 2030/)
  const now = (await ask(`/amplience/content/key/uk/benefit-bar?${fullQuery}`)).body.content.items[0].text
  expect([await firstItemAt(edition.after), await firstItemAt(edition.during - 864_000_000)]).toEqual([now, now])
})

test('shows a snapshot on a host that is pinned to it, and refuses an invalid date or snapshot', async () => {
  const pin = (query: string) => ask(`/amplience-virtual-staging/domain/sandbox.staging.bigcontent.io?${query}`)
  const { body: host } = await pin('snapshotId=65f0c1a2b3c4d5e6f7a8b9c1')
  // The form of the service's own tests, whose letters are rotated by 13 places.
  expect(host).toBe('sandbox-fancfubgVq-65s0p1n2o3p4q5r6s7n8o9p1.staging.bigcontent.io')
  expect(
    (await ask(`/amplience-staging/${host}/content/key/eu/benefit-bar?${fullQuery}`)).body.content.items[0].text,
  ).toMatch(/^Midwinter 2030/)
  expect([
    (await pin('snapshotId=000000000000000000000000')).status,
    (await pin('timestamp=soon')).status,
    (await pin('')).status,
  ]).toEqual([404, 400, 400])
})

test('serves each market’s own shops, and the towns from which the nearest one is named', async () => {
  for (const prefix of Object.keys(shopsByPrefix)) {
    const { shops, places } = (await ask(`/amplience/content/key/${prefix}shop-finder?${fullQuery}`)).body.content
    expect(shops.length).toBeGreaterThan(1)
    expect(places.length).toBeGreaterThan(20)
    for (const shop of [...shops, ...places.map((place: object) => ({ town: '', ...place }))])
      expect(shop).toMatchObject({
        name: expect.any(String),
        town: expect.any(String),
        latitude: expect.any(Number),
        longitude: expect.any(Number),
      })
  }
})
