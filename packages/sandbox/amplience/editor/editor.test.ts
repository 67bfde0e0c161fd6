import { env } from 'cloudflare:workers'
import { decodeHTML } from 'entities'
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
async function formOf(id: string): Promise<Record<string, string>> {
  const { page } = await visit(`/amplience/editor/item/${id}`)
  const fields: Record<string, string> = {}
  for (const [, name = '', rest = ''] of page.matchAll(/<input id="(field\.[^"]+)"([^>]*)>/g)) {
    if (/type="checkbox"/.test(rest) && !/ checked/.test(rest)) continue
    fields[name] = /type="checkbox"/.test(rest) ? 'on' : decodeHTML(/ value="([^"]*)"/.exec(rest)?.[1] ?? '')
  }
  for (const [, name = '', value = ''] of page.matchAll(/<textarea id="(field\.[^"]+)"[^>]*>([^<]*)<\/textarea>/g))
    fields[name] = decodeHTML(value)
  for (const [, name = '', options = ''] of page.matchAll(/<select id="(field\.[^"]+)"[^>]*>(.*?)<\/select>/gs))
    fields[name] = /<option value="([^"]*)" selected/.exec(options)?.[1] ?? ''
  return fields
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

type Block = { _meta: { name: string; schema: string; deliveryId: string } }

describe('an item', () => {
  test("shows an item's fields by their type, and links to where it can be seen", async () => {
    const bar = await content(published, 'eu/benefit-bar')
    const { page } = await visit(`/amplience/editor/item/${bar._meta.deliveryId}`)
    expect(page).toMatch(/<input id="field.showOnHome"[^>]* type="checkbox" checked/)
    expect(page).toMatch(/<input id="field.items.0.\w+"[^>]* type="text"/)
    for (const address of [
      `${env.STOREFRONT_ORIGIN}/eu/?domain=sandbox.staging.bigcontent.io`,
      `/amplience/visualisation?content=${bar._meta.deliveryId}`,
    ])
      expect(page).toContain(address)
  })

  test('shows a saved draft only in previews, until it is discarded', async () => {
    const help = await content(published, 'uk/page/help')
    const saved = await post(help._meta.deliveryId, {
      ...(await formOf(help._meta.deliveryId)),
      'field.title': 'Help, please',
      action: 'save',
    })
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
      ...(await formOf(help._meta.deliveryId)),
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
    await post(hero._meta.deliveryId, {
      ...(await formOf(hero._meta.deliveryId)),
      'field.image.image': 'campaign-boot-room',
      'field.image.poi': '0.25, 1',
      'field.heading': 'The Short Mornings',
      action: 'save',
    })
    const [after] = (await content(staged, 'uk/home')).content
    const { host } = new URL(env.SANDBOX_ORIGIN)
    const stagedHero = JSON.parse(JSON.stringify(hero).replaceAll(`${host}/media`, `${host}${staged}`))
    const { image } = stagedHero
    expect(after).toEqual({
      ...stagedHero,
      heading: 'The Short Mornings',
      image: {
        ...image,
        image: { ...image.image, name: 'campaign-boot-room', id: 'picture-campaign-boot-room' },
        poi: { x: 0.25, y: 1 },
      },
    })
  })

  test('adds, moves, copies and removes blocks and entries of lists, and keeps what was typed', async () => {
    const help = await content(published, 'uk/page/help')
    const id = help._meta.deliveryId
    const names = async () => (await content(staged, 'uk/page/help')).content.map((block: Block) => block._meta.name)
    const before = help.content.map((block: Block) => block._meta.name)
    const press = async (action: string, fields: Record<string, string> = {}) =>
      post(id, { ...(await formOf(id)), ...fields, action })
    const { location } = await press('copy:content.0', { 'field.title': 'Help, copied' })
    expect(location).toBe(`/amplience/editor/item/${id}?done=changed&changed=content.0`)
    expect((await content(staged, 'uk/page/help')).title).toBe('Help, copied')
    const copied = (await content(staged, 'uk/page/help')).content
    expect(new Set(copied.map((block: Block) => block._meta.deliveryId)).size).toBe(copied.length)
    await press('remove:content.0')
    await press('down:content.0')
    expect(await names()).toEqual([before[1], before[0], ...before.slice(2)])
    await press('up:content.1')
    expect(await names()).toEqual(before)
    await press('add:content', { 'type.content': 'hero-banner-one' })
    const added = (await content(staged, 'uk/page/help')).content
    expect(added.slice(0, -1).map((block: Block) => block._meta.name)).toEqual(before)
    expect(added.at(-1)._meta.schema).toMatch(/\/hero-banner-one$/)
    expect((await content(published, 'uk/page/help')).content).toEqual(help.content)
  })

  test.each([
    ['uk/page/help', 'content', true],
    ['uk/benefit-bar', 'items', false],
  ])('of %s an empty list %s offers kinds of blocks: %s', async (key, list, isOfBlocks) => {
    const id = (await content(published, key))._meta.deliveryId
    await post(id, { ...(await formOf(id)), [`field.${list}`]: '[]', action: 'save' })
    const { page } = await visit(`/amplience/editor/item/${id}`)
    expect((await content(staged, key))[list]).toEqual([])
    expect([page.includes(`value="add:${list}"`), page.includes(`name="type.${list}"`)]).toEqual([true, isOfBlocks])
  })

  test('shows the menu as a list of its entries, at any depth', async () => {
    const menu = await content(published, 'uk/desktop-navigation')
    const id = menu._meta.deliveryId
    const { page } = await visit(`/amplience/editor/item/${id}`)
    expect(page).toContain('Move Womens down')
    const path = /value="up:([\w.]+\.1)" aria-label="Move Tops up"/.exec(page)?.[1] ?? ''
    await post(id, { ...(await formOf(id)), action: `up:${path}` })
    const after = (await visit(`/amplience/editor/item/${id}`)).page
    expect(after).toContain(`value="down:${path.replace(/1$/, '0')}" aria-label="Move Tops down"`)
  })

  test('suggests the shop’s addresses for links, and known pictures', async () => {
    const [hero] = (await content(published, 'uk/home')).content
    const { page } = await visit(`/amplience/editor/item/${hero._meta.deliveryId}`)
    expect(page).toMatch(/<input id="field.[^"]+"[^>]* list="addresses"/)
    expect(page).toMatch(/<select id="field.image.image"[^>]*>.*<option value="campaign-boot-room">/s)
    for (const [path, name] of [
      ['/help', 'Help &amp; FAQs'],
      ['/my-account', 'Account'],
    ])
      expect(page).toContain(`<option value="${path}">${name}</option>`)
  })

  test('suggests the content pages of its own market and language', async () => {
    const optionsOf = async (key: string) => {
      const [block] = (await content(published, key)).content
      const { page } = await visit(`/amplience/editor/item/${block._meta.deliveryId}`)
      return page.split('<datalist id="addresses">')[1]?.split('</datalist>')[0] ?? ''
    }
    const { title } = await content(published, 'eu/de/page/help')
    const german = await optionsOf('eu/de/home')
    expect(german).toContain(`<option value="/help">${title.replace('&', '&amp;')}</option>`)
    expect(german).toContain('<option value="/impressum">')
    expect(await optionsOf('uk/home')).not.toContain('<option value="/impressum">')
  })

  test.each([
    ['eu/home', '/eu', '/'],
    ['eu/de/home', '/eu/de', '/'],
    ['eu/page/help', '/eu', '/help'],
    ['eu/de/page/help', '/eu/de', '/help'],
  ])('with the key %s leads to its page and preview below %s', async (key, prefix, path) => {
    const { _meta: meta } = await content(published, key)
    const { page } = await visit(`/amplience/editor/item/${meta.deliveryId}`)
    expect(page).toContain(`href="${env.STOREFRONT_ORIGIN}${prefix}${path}"`)
    expect(page).toContain(`href="${env.STOREFRONT_ORIGIN}${prefix}/?domain=sandbox.staging.bigcontent.io"`)
    expect(page).toContain('href="/amplience/editor?market=eu"')
    const frame = (await visit(`/amplience/visualisation?content=${meta.deliveryId}`)).page
    expect(frame).toContain(`src="${env.STOREFRONT_ORIGIN}${prefix}/amplience-visualization/`)
  })

  test('makes a new item as a draft of another one, and refuses a key that is taken or wrong', async () => {
    const help = await content(published, 'uk/page/help')
    const make = async (key: string) => {
      const response = await app.request(
        '/amplience/editor',
        {
          method: 'POST',
          body: new URLSearchParams({ key, from: help._meta.deliveryId }),
          headers: { ...sameSite, 'content-type': 'application/x-www-form-urlencoded' },
        },
        bindings,
      )
      return { status: response.status, location: response.headers.get('location') ?? '', page: await response.text() }
    }
    const { status, location } = await make('us/page/gifts-for-her')
    expect(status).toBe(303)
    const made = await content(staged, 'us/page/gifts-for-her')
    expect(location).toBe(`/amplience/editor/item/${made._meta.deliveryId}?done=created`)
    expect(made.content.map((block: Block) => block._meta.deliveryId)).not.toEqual(
      help.content.map((block: Block) => block._meta.deliveryId),
    )
    expect(await content(published, 'us/page/gifts-for-her')).toBeUndefined()
    for (const [key, message] of [
      ['us/page/gifts-for-her', 'There is an item with this key'],
      ['uk/page/help', 'There is an item with this key'],
      ['page/gifts', 'Enter a market and a name'],
      ['us/page/Gifts!', 'Enter a market and a name'],
    ] as const) {
      const refused = await make(key)
      expect([refused.status, refused.page.includes(message)]).toEqual([400, true])
    }
  })

  test('publishes an item for a time, also over a release, and takes it back', async () => {
    const help = await content(published, 'uk/page/help')
    const id = help._meta.deliveryId
    const schedule = async (start: string, end: string) =>
      post(id, { ...(await formOf(id)), 'field.title': 'Christmas help', action: 'schedule', start, end })
    const at = (time: string) => `/amplience-staging/${pinnedHost({ timestamp: Date.parse(time) })}`
    expect((await schedule('2030-12-24T00:00', '2030-12-20T00:00')).location).toMatch(/done=not-scheduled$/)
    expect((await schedule('2030-12-20T00:00', '2030-12-27T00:00')).location).toMatch(/done=scheduled$/)
    await env.DB.prepare("UPDATE seed SET value = 'older' WHERE key = 'content'").run()
    const titles = []
    for (const time of ['2030-12-19T23:59Z', '2030-12-20T00:00Z', '2030-12-26T23:59Z', '2030-12-27T00:00Z'])
      titles.push((await content(at(time), 'uk/page/help')).title)
    expect(titles).toEqual([help.title, 'Christmas help', 'Christmas help', help.title])
    const { page } = await visit(`/amplience/editor/item/${id}`)
    await post(id, { action: /value="(unschedule:[^"]+)"/.exec(page)?.[1] ?? '' })
    expect((await content(at('2030-12-24T00:00Z'), 'uk/page/help')).title).toBe(help.title)
  })

  test.each([
    ['field.image.poi', '2, 0', 'Enter two numbers from 0 to 1'],
    ['field.image.poi', 'left', 'Enter two numbers from 0 to 1'],
  ])('does not save an item while %s is %s', async (name, typed, message) => {
    const before = await content(published, 'uk/home')
    const id = before.content[0]._meta.deliveryId
    const { status, page } = await post(id, { ...(await formOf(id)), [name]: typed, action: 'publish' })
    expect(status).toBe(400)
    for (const text of [message, 'aria-invalid="true"', 'Nothing has been saved']) expect(page).toContain(text)
    expect(await content(published, 'uk/home')).toEqual(before)
  })

  test('replaces a list by JSON, and gives a block that was copied by hand its own id', async () => {
    const help = await content(published, 'uk/page/help')
    const id = help._meta.deliveryId
    const [block] = help.content
    const { _meta: meta } = block
    const replace = async (typed: string) => post(id, { ...(await formOf(id)), 'field.content': typed, action: 'save' })
    for (const [typed, message] of [
      ['[{', 'This is not JSON'],
      ['{}', 'This has to be a list'],
    ] as const) {
      const { status, page } = await replace(typed)
      expect([status, page.includes(message)]).toEqual([400, true])
    }
    const written = { _meta: { name: 'New', schema: meta.schema }, title: 'New', body: 'x', callToAction: null }
    await replace(JSON.stringify([block, block, written]))
    const ids = (await content(staged, 'uk/page/help')).content.map((item: Block) => item._meta.deliveryId)
    expect(new Set(ids).size).toBe(3)
    expect(ids[0]).toBe(meta.deliveryId)
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
