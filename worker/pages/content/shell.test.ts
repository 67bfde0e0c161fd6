import { describe, expect, test } from 'vitest'
import { openShop, textOf } from '../../test/shop.ts'
import { smallShop } from '../../test/small-shop.ts'
import { contentTypeUri } from '#shared/merchant.ts'

const bodyTag = (page: string) => /<body[^>]*>/.exec(page)?.[0] ?? ''

/** A content service that has only a home page and the given items. */
const contentOf = (items: Record<string, object>) => ({
  content: {
    items: async ({ keys }: { keys: readonly string[] }) => {
      const all: Record<string, object> = { home: { content: [] }, ...items }
      return Object.fromEntries(
        keys.map((key) => [key, all[key] ? { ...all[key], _meta: { schema: contentTypeUri(key) } } : null]),
      )
    },
  },
})

const openSparseShop = (items: Record<string, object> = {}) =>
  openShop({ broken: contentOf(items) as object, vars: { PAGE_CACHE: 'off' } })

describe('the header', () => {
  test('the header is transparent only on the home page, and only if content says so [LAY-05, LAY-06, CNT-05]', async () => {
    const shop = openShop()
    expect(bodyTag(await textOf(shop.get('/eu')))).toContain('data-header="transparent"')
    for (const path of ['/browse/womens', '/help', '/bag', '/no-such-page'])
      expect(bodyTag(await textOf(shop.get(path)))).not.toContain('data-header')
  })

  test('the header is also marked as transparent in a page that is swapped in [LAY-05, LAY-06]', async () => {
    const headers = { 'x-sv-navigation': '1' }
    expect(bodyTag(await textOf(openShop().get('/', { headers })))).toContain('data-header="transparent"')
  })

  test.each([{ 'app-header': { transparentHomeHeader: false } }, { 'app-header': {} }, {}])(
    'the header is solid on the home page if content is %j [LAY-06, CNT-05]',
    async (items) => {
      expect(bodyTag(await textOf(openSparseShop(items).get('/')))).not.toContain('data-header')
    },
  )
})

describe('without any content', () => {
  test('an empty hub makes no page fail: only pages that are content are missing', async () => {
    const items = async ({ keys }: { keys: readonly string[] }) => Object.fromEntries(keys.map((key) => [key, null]))
    const shop = openShop({
      broken: { ...smallShop().services, content: { items } } as object,
      vars: { PAGE_CACHE: 'off' },
    })
    const paths = ['/browse/womens', '/p/101/wrap-dress/Red', '/search?query=mug', '/bag', '/login', '/create-account']
    const others = ['/forgot-password', '/shop-finder', '/size-guide', '/cookies', '/wishlist']
    for (const path of [...paths, ...others]) expect([path, (await shop.get(path)).status]).toEqual([path, 200])
    for (const path of ['/', '/help']) expect([path, (await shop.get(path)).status]).toEqual([path, 404])
  })

  test('without any content, header, menus and footer are rendered with only the shop’s own links', async () => {
    const response = await openSparseShop().get('/')
    const page = await response.text()
    expect(response.status).toBe(200)
    for (const part of [
      'class="wordmark"',
      'id="menu"',
      'class="site-footer"',
      'class="bottom-navigation"',
      'href="/shop-finder"',
    ])
      expect(page).toContain(part)
    expect(page).not.toMatch(
      /class="(desktop|mobile)-navigation"|class="benefit-bar"|class="countdown-timer"|class="footer"/,
    )
  })
})

describe('the countdown', () => {
  const period = (from: number, to: number) => ({
    'countdown-timer': {
      title: 'Last orders',
      startDate: new Date(Date.now() + from).toISOString(),
      endDate: new Date(Date.now() + to).toISOString(),
    },
  })
  const hour = 3_600_000
  const timer = async (from: number, to: number) =>
    /<aside class="countdown-timer"[^>]*>/.exec(await textOf(openSparseShop(period(from, to)).get('/')))?.[0]

  test('the countdown is visible while it runs, hidden in the page if it starts soon, and absent when it is over or far away [BLK-20]', async () => {
    expect(await timer(-hour, hour)).not.toContain('hidden')
    expect(await timer(hour, 2 * hour)).toContain('hidden')
    expect(await timer(-2 * hour, -hour)).toBeUndefined()
    expect(await timer(48 * hour, 96 * hour)).toBeUndefined()
  })

  test('the countdown gets the current time from every response, even of a cached page [D-126]', async () => {
    const shop = openShop()
    for (const path of ['/', '/', '/bag'])
      expect((await shop.get(path)).headers.get('server-timing')).toMatch(/(^|, )clock;desc="\d{13}"$/)
  })
})
