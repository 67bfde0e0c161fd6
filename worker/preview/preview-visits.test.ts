import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Env } from '../env.ts'
import { markets } from '../../shared/markets.ts'
import { smallShop, stagedId } from '../test/small-shop.ts'
import { openShop } from '../test/shop.ts'

const domain = 'sandbox.staging.bigcontent.io'
const cookie = '__Host-sv-preview'
const every = Object.values(markets)

function editor(vars: Record<string, string> = {}) {
  const { services, sources } = smallShop()
  return { ...openShop({ broken: services, vars: { PREVIEW_DOMAINS: domain, ...vars } }), sources }
}

describe('a visit with a staging host', () => {
  it.each(every)('starts the preview and lands on the root of market $code [CNT-10, RTE-39, RTE-47]', async ({ prefix }) => {
    for (const path of ['/browse/womens', '/bag', '/no-such-page']) {
      const shop = editor()
      const response = await shop.get(`${prefix}${path}?domain=${domain}&timestamp=1790000000000`)
      expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([302, prefix || '/', 'private, no-store'])
      const [line = ''] = response.headers.getSetCookie()
      expect(line.startsWith(`${cookie}=`)).toBe(true)
      for (const attribute of ['Max-Age=28800', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(line).toContain(attribute)
      await shop.get(prefix || '/')
      expect(new Set(shop.sources.map((source) => JSON.stringify(source)))).toEqual(new Set([JSON.stringify({ kind: 'preview', domain, timestamp: 1_790_000_000_000 })]))
    }
  })

  it.each(['evil.example', `stranger.staging.bigcontent.io`, `user@${domain}`, `${domain}:80`, ''])('of another, %s, is a 400 page that says so, without a cookie [CNT-11, CNT-12, ERR-17]', async (other) => {
    const shop = editor()
    const response = await shop.get(`/?domain=${encodeURIComponent(other)}`)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Invalid amplience staging domain')
    expect(shop.jar.has(cookie)).toBe(false)
  })

  it('is refused where no hosts are listed', async () => {
    expect((await editor({ PREVIEW_DOMAINS: '' }).get(`/?domain=${domain}`)).status).toBe(400)
  })

  it('needs a token where a secret is set', async () => {
    const shop = editor({ PREVIEW_SECRET: 'c2VsdmVkZ2UtbG9jYWwtZGV2ZWxvcG1lbnQta2V5LW9ubHktMDE' })
    expect((await shop.get(`/?domain=${domain}`)).status).toBe(400)
    expect(shop.jar.has(cookie)).toBe(false)
  })
})

describe('within a preview', () => {
  async function previewing() {
    const shop = editor()
    await shop.get(`/?domain=${domain}`)
    return shop
  }

  it.each(['/', '/browse/womens', '/p/101/wrap-dress/Red', '/help', '/search?query=mug', '/bag', '/size-guide'])(
    '%s is made anew, for the editor alone, with the bar [CNT-04, CNT-13, LAY-49]',
    async (path) => {
      const shop = await previewing()
      for (const _visit of [1, 2]) {
        const response = await shop.get(path)
        const page = await response.text()
        expect(response.status).toBe(200)
        expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag'), response.headers.get('x-cache')]).toEqual(['private, no-store', 'noindex', null])
        expect(page).toContain(`<strong>${domain}</strong>`)
        expect(page).toContain('Exit Preview')
        expect(page).toContain('<meta name="robots" content="noindex')
      }
      expect(shop.sources.length).toBeGreaterThan(0)
      expect(shop.sources.every(({ kind }) => kind === 'preview')).toBe(true)
    },
  )

  it('touches neither the page cache nor the kept content [CNT-32]', async () => {
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
    // What shoppers have been served is not what the editor gets.
    expect(await (await shop.get('/help')).text()).toContain('Exit Preview')
  })

  it('says on error pages too that it is one, and keeps none', async () => {
    const shop = await previewing()
    const response = await shop.get('/no-such-page')
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
    expect(await response.text()).toContain('Exit Preview')
  })

  it.each([
    ['/us/browse/womens?page=2', '/us/browse/womens?page=2'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
  ])('Exit Preview from %s clears the cookie and loads %s [LAY-50]', async (path, location) => {
    const shop = await previewing()
    const response = await shop.post('/preview/exit', { path })
    expect([response.status, response.headers.get('location')]).toEqual([303, location])
    expect(shop.jar.has(cookie)).toBe(false)
    expect(await (await shop.get('/')).text()).not.toContain('Exit Preview')
  })

  it('ends for a cookie that is not signed by us [CNT-13]', async () => {
    const shop = editor()
    shop.jar.set(cookie, encodeURIComponent(`{"domain":"${domain}","timestamp":null,"until":9999999999999}.c2lnbmF0dXJl`))
    expect(await (await shop.get('/help')).text()).not.toContain('Exit Preview')
  })
})

describe('the visualisation of one item', () => {
  const path = `/amplience-visualization/${domain}/${stagedId}`

  it.each(every)('shows it alone, unlisted, and may be framed by the content app only, in market $code [RTE-24, CNT-15]', async ({ prefix }) => {
    const response = await editor().get(prefix + path)
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain('Not yet published')
    expect(page).not.toMatch(/site-header|site-footer|Exit Preview/)
    expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual(['private, no-store', 'noindex'])
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors https://*.amplience.net;')
  })

  it('leaves every other page unframed, also the refusal of a stranger’s host', async () => {
    for (const other of ['/', '/bag', `/amplience-visualization/evil.example/${stagedId}`]) {
      expect((await editor().get(other)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    }
  })
})
