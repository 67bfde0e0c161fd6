import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { SandboxContext } from '../env.ts'
import { amplience } from './routes.ts'
import { seedMarkets } from './seed/markets.ts'

const app = new Hono<SandboxContext>().route('/amplience', amplience)
const all = 'depth=all&format=inlined'
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/

describe('one item', () => {
  test.each(['uk/footer', 'uk%2Ffooter'])('returns the item with the key %s and its meta [CNT-01]', async (key) => {
    const { status, headers, body } = await ask(`/content/key/${key}?${all}`)
    expect(status).toBe(200)
    expect(body.content._meta).toEqual({
      name: 'Footer',
      schema: 'https://selvedge.example/content/footer',
      deliveryId: expect.stringMatching(uuid),
      deliveryKey: 'uk/footer',
    })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cache-control')).toMatch(/^public, max-age=300\b/)
  })

  test('returns an item by its id, also if it is inside another item [CNT-15]', async () => {
    const { body } = await ask(`/content/key/us/home?${all}`)
    const [hero] = body.content.content
    expect((await ask(`/content/id/${body.content._meta.deliveryId}?${all}`)).body).toEqual(body)
    expect((await ask(`/content/id/${hero._meta.deliveryId}?${all}`)).body).toEqual({ content: hero })
  })

  test("responds 404 in the service's form for an unknown item", async () => {
    expect(await ask('/content/key/uk/none')).toMatchObject({
      status: 404,
      body: { error: { type: 'CONTENT_NOT_FOUND', message: 'Not found', data: { deliveryKey: 'uk/none' } } },
    })
    expect((await ask('/content/id/2bc17011-9547')).body).toEqual({
      error: { type: 'CONTENT_NOT_FOUND', message: 'Not found', data: { deliveryId: '2bc17011-9547' } },
    })
  })

  test("names this sandbox as the pictures' host, without a scheme [CNT-21]", async () => {
    const { body } = await ask(`/content/key/eu/home?${all}`)
    expect(body.content.content[0].image.image).toMatchObject({
      name: 'campaign-fireside',
      endpoint: 'selvedge',
      defaultHost: `${new URL(env.SANDBOX_ORIGIN).host}/media`,
    })
    expect(JSON.stringify(body)).not.toContain('{mediaHost}')
  })

  test('links nested items unless inlining is requested', async () => {
    const { body } = await ask('/content/key/uk/home?depth=all&format=linked')
    const [link] = body.content.content
    expect(link).toMatchObject({
      _meta: { schema: 'http://bigcontent.io/cms/schema/v1/core#/definitions/content-link' },
      contentType: 'https://selvedge.example/content/hero-banner-one',
    })
    expect(body.linkedContent.find((item: Json) => item._meta.deliveryId === link.id)).toMatchObject({
      heading: 'The Long Evenings',
    })
    expect((await ask('/content/key/uk/home')).body).not.toHaveProperty('linkedContent')
  })
})

describe('many items', () => {
  test('responds to each of several requests in order, with an error for a missing item [CNT-02]', async () => {
    const { status, body } = await ask('/content/fetch', {
      parameters: { depth: 'all', format: 'inlined' },
      requests: [{ key: 'eu/none' }, { key: 'eu/app-header' }],
    })
    expect(status).toBe(200)
    expect(body.responses[0]).toEqual({
      error: { type: 'CONTENT_NOT_FOUND', message: 'Not found', data: { deliveryKey: 'eu/none' } },
    })
    expect(body.responses[1].content).toMatchObject({
      transparentHomeHeader: true,
      _meta: { deliveryKey: 'eu/app-header' },
    })
  })

  test.each([{ requests: [] }, { requests: Array.from({ length: 13 }, () => ({ key: 'a' })) }, 'nonsense'])(
    'refuses an invalid body %#',
    async (body) => {
      expect(await ask('/content/fetch', body)).toMatchObject({ status: 400, body: { error: { type: 'BAD_REQUEST' } } })
    },
  )
})

describe('filter', () => {
  const pages = {
    filterBy: [{ path: '/_meta/schema', value: 'https://selvedge.example/content/content-page' }],
    parameters: { depth: 'all', format: 'inlined' },
  }

  test('pages through the matches of a filter', async () => {
    const first = (await ask('/content/filter', { ...pages, page: { size: 40 } })).body
    expect(first.page).toMatchObject({ responseCount: 40, nextCursor: expect.any(String) })
    const keys: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await ask('/content/filter', { ...pages, page: { size: 40, ...(cursor && { cursor }) } })
      keys.push(...body.responses.map((response: Json) => response.content._meta.deliveryKey))
      cursor = body.page.nextCursor
    } while (cursor)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toContain('us/page/about-us')
  })

  test('combines filters with AND, sorts the matches, and returns an empty page if there are none', async () => {
    const both = {
      ...pages,
      filterBy: [...pages.filterBy, { path: '/title', value: 'Cookies' }],
      sortBy: { key: 'title', order: 'DESC' },
    }
    // One for each market, and one in German.
    expect((await ask('/content/filter', both)).body.page).toEqual({ responseCount: seedMarkets.length + 1 })
    const none = { ...pages, filterBy: [{ path: '/_meta/schema', value: 'https://nowhere.example' }] }
    expect(await ask('/content/filter', none)).toMatchObject({
      status: 200,
      body: { responses: [], page: { responseCount: 0 } },
    })
    expect((await ask('/content/filter', { filterBy: [] })).status).toBe(400)
  })
})

test("keeps an editor's change, and updates all other items to the release", async () => {
  await ask('/content/key/uk/footer')
  await env.DB.batch([
    env.DB.prepare(
      `UPDATE content_items SET edited = 1, body = replace(body, '"name":"Footer"', '"name":"Edited"') WHERE delivery_key = 'uk/footer'`,
    ),
    env.DB.prepare("DELETE FROM content_items WHERE delivery_key = 'uk/home'"),
    env.DB.prepare("UPDATE seed SET value = 'older' WHERE key = 'content'"),
  ])
  expect((await ask(`/content/key/uk/footer?${all}`)).body.content._meta.name).toBe('Edited')
  expect((await ask('/content/key/uk/home')).status).toBe(200)
})

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into wire JSON and assert what they find there
type Json = any

async function ask(path: string, body?: unknown): Promise<{ status: number; headers: Headers; body: Json }> {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await app.request(`/amplience${path}`, init, env)
  return { status: response.status, headers: response.headers, body: await response.json() }
}
