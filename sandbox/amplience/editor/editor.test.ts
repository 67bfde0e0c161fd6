import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSandbox } from '../../app.ts'
import { pinnedHost } from '../staging-host.ts'
import { announcePublication } from './publication-hook.ts'

const app = createSandbox()
const bindings = { ...env, CONTENT_WEBHOOK_SECRET: '' }
const sameSite = { 'sec-fetch-site': 'same-origin' }
const published = '/amplience'
const staged = '/amplience-staging/sandbox.staging.bigcontent.io'

beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM content_items'),
    env.DB.prepare("DELETE FROM seed WHERE key = 'content'"),
  ])
})

async function visit(path: string) {
  const response = await app.request(path, {}, bindings)
  return { status: response.status, headers: response.headers, page: await response.text() }
}

async function post(id: string, fields: Record<string, string>, headers: Record<string, string> = sameSite) {
  const response = await app.request(
    `/amplience/editor/item/${id}`,
    {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    },
    bindings,
  )
  return { status: response.status, location: response.headers.get('location'), page: await response.text() }
}

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into wire JSON and assert what they find there
async function content(host: string, key: string): Promise<any> {
  const response = await app.request(`${host}/content/key/${key}?depth=all&format=inlined`, {}, bindings)
  return (await response.json<{ content: unknown }>()).content
}

/** The values that the page's form sends if nothing is changed. */
function formOf(item: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(item).filter(([name, value]) => name !== '_meta' && value !== false)
  return Object.fromEntries(
    entries.map(([name, value]) => [
      `field.${name}`,
      value === true ? 'on' : value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  )
}

test('lists the items of a market, and finds them by their text', async () => {
  const { status, page } = await visit('/amplience/editor?market=us')
  expect(status).toBe(200)
  expect(page).toContain('us/footer')
  expect(page).not.toContain('uk/footer')
  expect(page).toContain(
    `${env.STOREFRONT_ORIGIN}/us/?domain=sandbox-gvzrfgnzc-${Date.parse('2030-12-01')}.staging.bigcontent.io`,
  )
  const found = (await visit('/amplience/editor?market=us&search=moths%20are%20not')).page
  expect(found).toContain('us/page/sustainability')
  expect(found).not.toContain('us/footer')
})

describe('an item', () => {
  test("shows an item's fields by their type, and links to where it can be seen", async () => {
    const bar = await content(published, 'eu/benefit-bar')
    const { page } = await visit(`/amplience/editor/item/${bar._meta.deliveryId}`)
    expect(page).toMatch(/<input id="field.showOnHome"[^>]* type="checkbox" checked/)
    expect(page).toMatch(/<textarea id="field.items"[^>]* class="json"/)
    for (const address of [
      `${env.STOREFRONT_ORIGIN}/eu/?domain=sandbox.staging.bigcontent.io`,
      `/amplience/visualisation?content=${bar._meta.deliveryId}`,
    ])
      expect(page).toContain(address)
  })

  test('shows a saved draft only in previews, until it is discarded', async () => {
    const help = await content(published, 'uk/page/help')
    const saved = await post(help._meta.deliveryId, { ...formOf(help), 'field.title': 'Help, please', action: 'save' })
    expect([saved.status, saved.location]).toEqual([303, `/amplience/editor/item/${help._meta.deliveryId}?done=saved`])
    expect([(await content(staged, 'uk/page/help')).title, (await content(published, 'uk/page/help')).title]).toEqual([
      'Help, please',
      'Help & FAQs',
    ])
    expect((await visit('/amplience/editor')).page).toContain('Draft not published')
    await post(help._meta.deliveryId, { action: 'discard' })
    expect((await content(staged, 'uk/page/help')).title).toBe('Help & FAQs')
  })

  test('shows a published item at once, keeps it over a release, and keeps its previous version', async () => {
    const before = Date.now() - 1000
    const help = await content(published, 'uk/page/help')
    const { location } = await post(help._meta.deliveryId, {
      ...formOf(help),
      'field.title': 'Help, now',
      action: 'publish',
    })
    expect(location).toMatch(/done=published$/)
    await env.DB.prepare("UPDATE seed SET value = 'older' WHERE key = 'content'").run()
    expect([(await content(published, 'uk/page/help')).title, (await content(staged, 'uk/page/help')).title]).toEqual([
      'Help, now',
      'Help, now',
    ])
    expect(
      (await content(`/amplience-staging/sandbox-gvzrfgnzc-${before}.staging.bigcontent.io`, 'uk/page/help')).title,
    ).toBe('Help & FAQs')
    const snapshot = await env.DB.prepare(
      "SELECT snapshot_id FROM content_versions WHERE delivery_key = 'uk/page/help' AND starts_at > 0",
    ).first('snapshot_id')
    expect(
      (await content(`/amplience-staging/${pinnedHost({ snapshotId: String(snapshot) })}`, 'uk/page/help')).title,
    ).toBe('Help, now')
  })

  test('edits an item inside another in place, pictures included', async () => {
    const [hero] = (await content(published, 'uk/home')).content
    const { page } = await visit(`/amplience/editor/item/${hero._meta.deliveryId}`)
    expect(page).toContain('All content')
    const { image, ...rest } = formOf(hero)
    await post(hero._meta.deliveryId, {
      ...rest,
      'field.image': JSON.stringify({ ...hero.image, image: { ...hero.image.image, defaultHost: '{mediaHost}' } }),
      'field.heading': 'The Short Mornings',
      action: 'save',
    })
    expect(image).toBeUndefined()
    const [after] = (await content(staged, 'uk/home')).content
    const defaultHost = `${new URL(env.SANDBOX_ORIGIN).host}${staged}`
    const stagedImage = { ...hero.image, image: { ...hero.image.image, defaultHost } }
    expect(after).toEqual({ ...hero, image: stagedImage, heading: 'The Short Mornings' })
  })

  test('gives a block that was copied by hand its own id', async () => {
    const help = await content(published, 'uk/page/help')
    const [block] = help.content
    await post(help._meta.deliveryId, {
      ...formOf(help),
      'field.content': JSON.stringify([
        block,
        block,
        { _meta: { name: 'New', schema: block._meta.schema }, title: 'New', body: 'x', callToAction: null },
      ]),
      action: 'save',
    })
    const ids = (await content(staged, 'uk/page/help')).content.map((item: typeof block) => item._meta.deliveryId)
    expect(new Set(ids).size).toBe(3)
    expect(ids[0]).toBe(block._meta.deliveryId)
  })

  test.each([
    ['field.items', '[{', 'This is not JSON'],
    ['field.items', '{}', 'This has to stay a list'],
  ])('does not save an item while %s is %s', async (name, typed, message) => {
    const bar = await content(published, 'uk/benefit-bar')
    const { status, page } = await post(bar._meta.deliveryId, { ...formOf(bar), [name]: typed, action: 'publish' })
    expect(status).toBe(400)
    for (const text of [message, 'aria-invalid="true"', 'Nothing has been saved']) expect(page).toContain(text)
    expect(await content(published, 'uk/benefit-bar')).toEqual(bar)
  })

  test('accepts changes only from the editor’s own pages, and shows a page for an unknown id', async () => {
    const bar = await content(published, 'uk/benefit-bar')
    for (const headers of [{}, { origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await post(bar._meta.deliveryId, { action: 'publish' }, headers)).status).toBe(403)
    expect(await content(published, 'uk/benefit-bar')).toEqual(bar)
    expect((await visit('/amplience/editor/item/none')).status).toBe(404)
  })
})

test('shows the shop’s page of the item in a frame, beside its form', async () => {
  const [hero] = (await content(published, 'us/home')).content
  const { status, page } = await visit(`/amplience/visualisation?content=${hero._meta.deliveryId}`)
  expect(status).toBe(200)
  expect(page).toMatch(
    new RegExp(
      `<iframe[^>]* src="${env.STOREFRONT_ORIGIN}/us/amplience-visualization/sandbox.staging.bigcontent.io/${hero._meta.deliveryId}\\?mc-name=[\\da-f-]{36}"`,
    ),
  )
  expect(page).toContain('field.heading')
  expect((await visit('/amplience/visualisation.js')).headers.get('content-type')).toContain('text/javascript')
})

test('keeps the editor working while the content service is made to fail', async () => {
  await app.request(
    '/control/faults',
    {
      method: 'POST',
      body: JSON.stringify({ service: 'amplience', kind: 'status', status: 503 }),
      headers: { 'content-type': 'application/json', 'x-control': 'test' },
    },
    bindings,
  )
  expect([(await visit('/amplience/content/key/uk/footer')).status, (await visit('/amplience/editor')).status]).toEqual(
    [503, 200],
  )
  await app.request('/control/faults', { method: 'DELETE', headers: { 'x-control': 'test' } }, bindings)
})

describe('the storefront', () => {
  const publication = {
    snapshotId: 'a'.repeat(24),
    root: { _meta: { name: 'Footer', schema: 's', deliveryId: 'i', deliveryKey: 'uk/footer' } },
    now: 7,
  }

  test('notifies the storefront of a publication with a signed request', async () => {
    const sent: Request[] = []
    const secret = 'a secret'
    const isNotified = await announcePublication({ ...env, CONTENT_WEBHOOK_SECRET: secret }, publication, (request) => {
      sent.push(request)
      return Promise.resolve(new Response('{}'))
    })
    const [request] = sent
    expect([isNotified, request?.url]).toEqual([true, `${env.STOREFRONT_ORIGIN}/hooks/content-published`])
    const body = await request!.text()
    expect(JSON.parse(body)).toMatchObject({
      name: 'dynamic-content.snapshot.published',
      payload: { rootContentItem: { body: { _meta: { deliveryKey: 'uk/footer' } } } },
    })
    const key = await crypto.subtle.importKey(
      'raw',
      new TextEncoder().encode(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    )
    const signature = Uint8Array.from(atob(request!.headers.get('x-amplience-webhook-signature') ?? ''), (character) =>
      character.charCodeAt(0),
    )
    expect(await crypto.subtle.verify('HMAC', key, signature, new TextEncoder().encode(body))).toBe(true)
  })

  test('publishes without a storefront, and without a webhook secret', async () => {
    expect(await announcePublication(env, publication, () => Promise.reject(new Error('refused')))).toBe(false)
    expect(
      await announcePublication({ ...env, CONTENT_WEBHOOK_SECRET: '' }, publication, () =>
        Promise.reject(new Error('asked')),
      ),
    ).toBe(false)
  })
})
