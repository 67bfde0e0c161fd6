import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { Env } from '../configuration/env.ts'
import { openShop } from '../test/shop.ts'
import { smallShop, stagedId } from '../test/small-shop.ts'
import { markets } from '#shared/markets.ts'
import { contentTypeUri } from '#shared/merchant.ts'

const domain = 'sandbox.staging.bigcontent.io'
const cookie = '__Host-sv-preview'
const every = Object.values(markets)

function editor(vars: Record<string, string> = {}, content: Record<string, object> = {}) {
  const { services, sources } = smallShop({ content })
  return { ...openShop({ broken: services, vars: { PREVIEW_DOMAINS: domain, ...vars } }), sources }
}

describe('a visit with a staging host', () => {
  test.each(every)(
    'a visit with a staging host starts the preview and redirects to the root of market $code [CNT-10, RTE-39, RTE-47] [D-03, D-04]',
    async ({ prefix }) => {
      for (const path of ['/browse/womens', '/bag', '/no-such-page']) {
        const shop = editor()
        const response = await shop.get(`${prefix}${path}?domain=${domain}&timestamp=1790000000000`)
        expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
          302,
          prefix || '/',
          'private, no-store',
        ])
        const [line = ''] = response.headers.getSetCookie()
        expect(line.startsWith(`${cookie}=`)).toBe(true)
        for (const attribute of ['Max-Age=28800', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
          expect(line).toContain(attribute)
        await shop.get(prefix || '/')
        expect(new Set(shop.sources.map((source) => JSON.stringify(source)))).toEqual(
          new Set([JSON.stringify({ kind: 'preview', domain, timestamp: 1_790_000_000_000 })]),
        )
      }
    },
  )

  test.each(['evil.example', `other.staging.bigcontent.io`, `user@${domain}`, `${domain}:80`, ''])(
    'a visit with the unknown staging host %s is a 400 page that says so, and sets no cookie [CNT-11, CNT-12, ERR-17] [D-02]',
    async (other) => {
      const shop = editor()
      const response = await shop.get(`/?domain=${encodeURIComponent(other)}`)
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('Invalid amplience staging domain')
      expect(shop.jar.has(cookie)).toBe(false)
    },
  )

  test.each([
    ['', '/'],
    ['/us/browse/womens?page=2', '/us/browse/womens?page=2'],
    ['//evil.example/', '/'],
    ['https://evil.example/', '/'],
  ])('a visit with a staging host and the path %s is redirected to %s [RTE-47] [D-282]', async (path, location) => {
    const response = await editor().get(`/?domain=${domain}&path=${encodeURIComponent(path)}`)
    expect([response.status, response.headers.get('location')]).toEqual([302, location])
  })

  test('a visit with a staging host is refused if no hosts are listed', async () => {
    expect((await editor({ PREVIEW_DOMAINS: '' }).get(`/?domain=${domain}`)).status).toBe(400)
  })

  test('a visit with a staging host needs a token if a secret is set', async () => {
    const shop = editor({ PREVIEW_SECRET: 'c2VsdmVkZ2UtbG9jYWwtZGV2ZWxvcG1lbnQta2V5LW9ubHktMDE' })
    expect((await shop.get(`/?domain=${domain}`)).status).toBe(400)
    expect(shop.jar.has(cookie)).toBe(false)
  })
})

describe('within a preview', () => {
  const previewOf = () => editor({ AMPLIENCE_STAGING_URL: 'https://{domain}' })

  async function previewing(content: Record<string, object> = {}) {
    const shop = editor({}, content)
    await shop.get(`/?domain=${domain}`)
    return shop
  }

  test.each(['/', '/browse/womens', '/p/101/wrap-dress/Red', '/help', '/search?query=mug', '/bag', '/size-guide'])(
    'within a preview %s is rendered again, uncached, with the preview bar [CNT-04, CNT-13, LAY-49] [D-03]',
    async (path) => {
      const shop = await previewing()
      for (const _visit of [1, 2]) {
        const response = await shop.get(path)
        const page = await response.text()
        expect(response.status).toBe(200)
        expect([
          response.headers.get('cache-control'),
          response.headers.get('x-robots-tag'),
          response.headers.get('x-cache'),
        ]).toEqual(['private, no-store', 'noindex', null])
        expect(page).toContain(`<strong>${domain}</strong>`)
        expect(page).toContain('Exit Preview')
        expect(page).toContain('<meta name="robots" content="noindex')
      }
      expect(shop.sources.length).toBeGreaterThan(0)
      expect(shop.sources.every(({ kind }) => kind === 'preview')).toBe(true)
    },
  )

  test('a preview of a pinned host shows the time in its name, and may load the media of staging hosts only there [CNT-14]', async () => {
    const shop = previewOf()
    const pinned = 'sandbox-gvzrfgnzc-1790000000000.staging.bigcontent.io'
    expect((await shop.get('/?domain=other-gvzrfgnzc-1790000000000.staging.bigcontent.io')).status).toBe(400)
    expect((await shop.get(`/?domain=${pinned}`)).status).toBe(302)
    const page = await shop.get('/help')
    expect(await page.text()).toContain('21 Sept 2026')
    expect(shop.sources.at(-1)).toEqual({ kind: 'preview', domain: pinned, timestamp: null })
    const mediaOf = (response: Response) =>
      [...(response.headers.get('content-security-policy') ?? '').matchAll(/(?:img|media)-src [^;]*/g)].map(([rule]) =>
        rule.includes(' https://*.staging.bigcontent.io'),
      )
    expect(mediaOf(page)).toEqual([true, true])
    expect(mediaOf(await shop.get(`/amplience-visualization/${pinned}/${stagedId}`))).toEqual([true, true])
    expect(mediaOf(await previewOf().get('/bag'))).toEqual([false, false])
  })

  test('a preview uses neither the page cache nor cached content [CNT-32] [D-03]', async () => {
    const { CONTENT } = env as unknown as Env
    const shop = await previewing()
    const namesBefore = (await CONTENT.list()).keys.map(({ name }) => name)
    await (await shop.get('/help')).text()
    await shop.settle()
    expect((await CONTENT.list()).keys.map(({ name }) => name)).toEqual(namesBefore)

    const visitor = editor()
    const response = await visitor.get('/help')
    expect(response.headers.get('x-cache')).toBe('miss')
    expect(await response.text()).not.toContain('Exit Preview')
    await visitor.settle()
    expect((await visitor.get('/help')).headers.get('x-cache')).toBe('hit')
    // The editor does not get the page that shoppers were served.
    expect(await (await shop.get('/help')).text()).toContain('Exit Preview')
  })

  test('a preview shows why content is left out in its place, and only to the editor [CNT-09, BLK-81]', async () => {
    const block = (name: string, fields: object) => ({
      _meta: { schema: contentTypeUri(name), name: `My ${name}`, deliveryId: name },
      ...fields,
    })
    const blocks = [
      block('divider-text', { text: 'Before' }),
      block('spacing-block', { size: 'Huge' }),
      block('marquee', {}),
      block('divider-text', { text: 'After' }),
    ]
    const content = { 'page/repairs': { content: blocks }, footer: block('footer', { columns: [{ links: [] }] }) }
    const shop = await previewing(content)
    const page = await (await shop.get('/repairs')).text()
    expect(page).toMatch(
      /Before[\s\S]*My spacing-block[\s\S]*size<\/code>: expected one of [\s\S]*found Huge[\s\S]*My marquee[\s\S]*No block has this type[\s\S]*After[\s\S]*My footer/,
    )
    const visitor = editor({}, content)
    const published = await (await visitor.get('/repairs')).text()
    expect(published).toMatch(/Before[\s\S]*After/)
    expect(published).not.toMatch(/skipped-block|My (?:spacing|marquee|footer)|Huge|editors/)
    await visitor.settle()
  })

  test('a preview has its bar on error pages too, and they are not cached', async () => {
    const shop = await previewing()
    const response = await shop.get('/no-such-page')
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
    expect(await response.text()).toContain('Exit Preview')
  })

  test.each([
    ['/us/browse/womens?page=2', '/us/browse/womens?page=2'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
  ])('Exit Preview on %s clears the cookie and redirects to %s [LAY-50]', async (path, location) => {
    const shop = await previewing()
    const response = await shop.post('/preview/exit', { path })
    expect([response.status, response.headers.get('location')]).toEqual([303, location])
    expect(shop.jar.has(cookie)).toBe(false)
    expect(await (await shop.get('/')).text()).not.toContain('Exit Preview')
  })

  test('a preview ends if the cookie is not signed by us [CNT-13]', async () => {
    const shop = editor()
    shop.jar.set(
      cookie,
      encodeURIComponent(`{"domain":"${domain}","timestamp":null,"until":9999999999999}.c2lnbmF0dXJl`),
    )
    expect(await (await shop.get('/help')).text()).not.toContain('Exit Preview')
  })
})

describe('the visualisation of one item', () => {
  const path = `/amplience-visualization/${domain}/${stagedId}`

  test.each(every)(
    'the visualisation of one item shows only the item in market $code, is not indexed, and may be framed only by the content app [RTE-24, CNT-15, LAY-04]',
    async ({ prefix }) => {
      const response = await editor().get(prefix + path)
      const page = await response.text()
      expect(response.status).toBe(200)
      expect(page).toContain('Not yet published')
      expect(page).not.toMatch(/site-header|site-footer|Exit Preview/)
      expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
        'private, no-store',
        'noindex',
      ])
      expect(response.headers.get('content-security-policy')).toContain('frame-ancestors https://*.amplience.net;')
    },
  )

  const draw = (
    content: unknown,
    { to = path, headers = {} }: { to?: string; headers?: Record<string, string> } = {},
  ) => {
    const shop = editor()
    const sent = shop.get(to, {
      method: 'POST',
      body: JSON.stringify({ content }),
      headers: { 'content-type': 'application/json', origin: 'http://localhost:8787', ...headers },
    })
    return sent.then(async (response) => ({ shop, response, text: await response.text() }))
  }
  const model = (fields: object, type = 'text-block') => ({
    _meta: { schema: contentTypeUri(type), deliveryId: stagedId },
    ...fields,
  })

  test("the visualisation of one item renders the editor's unsaved form without storing it or calling the content service [CNT-15]", async () => {
    const { CONTENT } = env as unknown as Env
    const namesBefore = (await CONTENT.list()).keys.map(({ name }) => name)
    const { shop, response, text } = await draw(model({ title: 'Typed just now', body: '<script>alert(1)</script>' }))
    expect([response.status, response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ])
    expect(text).toMatch(/<main[^>]*>.*Typed just now/s)
    expect(text).not.toContain('<script>alert')
    await shop.settle()
    expect([shop.sources, (await CONTENT.list()).keys.map(({ name }) => name)]).toEqual([[], namesBefore])
  })

  test('the visualisation of one item responds with 422 and the issues for an item that a page would leave out, and shows issues inside it in their place [CNT-15, CNT-09]', async () => {
    const refused = await draw(model({ text: ' ' }, 'divider-text'))
    expect([refused.response.status, refused.response.headers.get('cache-control')]).toEqual([422, 'private, no-store'])
    expect(JSON.parse(refused.text)).toEqual({ faults: [{ field: 'text', expected: 'some text', found: 'nothing' }] })
    expect((await draw(model({}, 'marquee'))).response.status).toBe(422)
    const within = await draw(
      model({ content: [model({ text: '' }, 'divider-text'), model({ title: 'Whole' })] }, 'content-page'),
    )
    expect([within.response.status, within.text]).toEqual([200, expect.stringMatching(/skipped-block[\s\S]*Whole/)])
  })

  test.each([
    ['an unknown host', { to: `/amplience-visualization/evil.example/${stagedId}` }, 400],
    ['an invalid id', { to: `/amplience-visualization/${domain}/..%2Fsecret` }, 404],
    ['another site', { headers: { origin: 'https://evil.example' } }, 403],
  ])('the visualisation of one item is not rendered for %s [CNT-11, CNT-15]', async (_who, options, status) => {
    const { response, text } = await draw(model({ title: 'Typed just now' }), options)
    expect(response.status).toBe(status)
    expect(text).not.toContain('Typed just now')
  })

  test.each([[null], ['words'], [{ title: 'No type' }]])('a visualisation of the body %j is a 400', async (content) => {
    expect((await draw(content)).response.status).toBe(400)
  })

  test('a visualisation of more than two megabytes is refused', async () => {
    expect((await draw(model({ title: 'x'.repeat(2 * 1024 * 1024) }))).response.status).toBe(413)
  })

  test('the visualisation of one item is the only page that may be framed; the refusal of an unknown host may not', async () => {
    for (const other of ['/', '/bag', `/amplience-visualization/evil.example/${stagedId}`]) {
      expect((await editor().get(other)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    }
  })
})
