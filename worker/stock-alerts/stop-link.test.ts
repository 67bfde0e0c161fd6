import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSealer } from '../lib/sealed-value.ts'
import { orderLink } from '../orders/order-link.ts'
import { newEmail, openAccountShop } from '../test/accounts.ts'
import { damagedLinks } from '../test/damaged-links.ts'
import { usedUp } from '../test/limits.ts'
import { untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { openStockHook, soldOutVariant, stopTokenIn } from '../test/stock-alerts.ts'
import { unstoredPage } from '../test/unstored-page.ts'
import { visitWith } from '../test/visit.ts'
import { stopLink } from './stop-link.ts'
import { ServiceError } from '#shared/errors.ts'
import { type Market, markets } from '#shared/markets.ts'
import { stockAlerts } from '#shared/messages/stock-alerts.ts'

const { services, configuration } = sandboxServices()
const path = '/stock-alerts/stop'
const day = 24 * 60 * 60 * 1000

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const openOf = async (email: string) => (await services.marketing.stockAlertsOf({ email }, untilDone())).length

const sealingVisit = () => visitWith({ sealer: createSealer(configuration.sessionKeys) }).visit

/** An address with an open request, and its link. */
async function waiting(market: Market = markets.en) {
  const { variant, askedBy, restore } = await soldOutVariant(market)
  const [email = ''] = await askedBy(1)
  const token = await stopLink.create(sealingVisit(), market, { email })
  return { email, token, variant, restore, shop: openShop() }
}

describe('the link that stops stock alerts', () => {
  test.each(Object.values(markets))(
    'opening the link in market $code stops nothing, its button stops all requests of the address without a login, and pressing it again does no harm [STK-07]',
    async (market) => {
      const { email, token, restore, shop } = await waiting(market)
      const own = market.prefix + path
      for (let scan = 0; scan < 3; scan += 1) {
        const html = await unstoredPage(await shop.get(`${own}?link=${token}.`))
        expect(html).toContain(stockAlerts.stop)
        expect(html).toContain('<meta name="robots" content="noindex')
        expect(html).not.toContain(email)
      }
      expect(await openOf(email)).toBe(1)
      for (let press = 0; press < 2; press += 1) {
        const response = await shop.post(own, { link: token })
        expect([response.status, response.headers.get('location'), await openOf(email)]).toEqual([
          303,
          `${own}?stopped`,
          0,
        ])
      }
      expect(await textOf(shop.get(`${own}?stopped`))).toContain(stockAlerts.stopped)
      await restore()
    },
  )

  test('the link of a mail stops what the same address still waits for, and nobody else’s request [STK-07]', async () => {
    const [first, second] = [await soldOutVariant(), await soldOutVariant()]
    const [email = '', other = ''] = await first.askedBy(2)
    await services.marketing.notifyStockLevel({ market: markets.en, email, sku: second.variant.sku }, untilDone())
    await first.setUnits(1)
    const { report, mails, shop } = openStockHook()
    expect(await report(first.event)).toEqual([200, 1])
    expect(await openOf(email)).toBe(1)
    await shop.post(path, { link: stopTokenIn(mails[0]!) })
    expect([await openOf(email), await openOf(other)]).toEqual([0, 1])
    await second.setUnits(9)
    expect(await report(second.event)).toEqual([200, 0])
    await first.restore()
    await second.restore()
  })

  test('a mail program stops the mails with one post to the header’s address, without cookies and from no page [STK-08]', async () => {
    const { email, token, restore, shop } = await waiting(markets.us)
    const post = (link: string, prefix = '/us') =>
      shop.get(`${prefix}${path}?link=${link}`, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect([(await post(token, '')).status, (await post(token.slice(0, -1))).status, await openOf(email)]).toEqual([
      410, 410, 1,
    ])
    const response = await post(token)
    expect([response.status, response.headers.get('cache-control'), await openOf(email)]).toEqual([
      204,
      'private, no-store',
      0,
    ])
    expect((await post(token)).status).toBe(204)
    await restore()
  })

  test('the page’s form is refused from another site [STK-07]', async () => {
    const { email, token, restore, shop } = await waiting()
    const response = await shop.get(path, {
      method: 'POST',
      body: new URLSearchParams({ link: token }),
      headers: { origin: 'https://evil.example' },
    })
    expect([response.status, await openOf(email)]).toEqual([403, 1])
    await restore()
  })

  test('a link that is forged, damaged, empty, of another purpose or of another market stops nothing and shows the same page [STK-07]', async () => {
    const { email, token, restore, shop } = await waiting()
    const visit = sealingVisit()
    const wrong = [
      ...damagedLinks(token),
      await orderLink.create(visit, markets.en, { orderId: 1 }),
      await stopLink.create(visit, markets.eu, { email }),
    ]
    const pages = new Set<string>()
    for (const link of wrong)
      for (const response of [await shop.post(path, { link }), await shop.get(`${path}?link=${link}`)]) {
        expect([link.slice(0, 20), response.status]).toEqual([link.slice(0, 20), 410])
        pages.add(/<main.*<\/main>/s.exec(await textOf(response))?.[0] ?? '')
      }
    expect([pages.size, await openOf(email)]).toEqual([1, 1])
    await restore()
  })

  test('the link works as long as a request is kept, and no longer [STK-07, STK-09]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const { email, token, restore, shop } = await waiting()
    vi.setSystemTime(Date.now() + 179 * day)
    expect((await shop.get(`${path}?link=${token}`)).status).toBe(200)
    vi.setSystemTime(Date.now() + 2 * day)
    expect([(await shop.post(path, { link: token })).status, await openOf(email)]).toEqual([410, 1])
    await restore()
  })

  test('has no address in it that can be read [STK-07]', async () => {
    const token = await stopLink.create(sealingVisit(), markets.en, { email: 'grace@example.com' })
    expect(atob(token.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('grace')
  })

  test('a failure of the provider is an error, nothing is said to be stopped, and the link still works [STK-07]', async () => {
    const { email, token, restore } = await waiting()
    const stopStockAlerts = () => Promise.reject(new ServiceError('marketing', 'unavailable'))
    const broken = openShop({ broken: { marketing: { ...services.marketing, stopStockAlerts } } })
    expect([(await broken.post(path, { link: token })).status, await openOf(email)]).toEqual([503, 1])
    expect([(await openShop().post(path, { link: token })).status, await openOf(email)]).toEqual([303, 0])
    await restore()
  })

  test('posts of one link are limited, and a forged one costs no call [STK-07]', async () => {
    const { email, token, restore } = await waiting()
    const shop = openShop({ bindings: { LIMIT_ATTEMPTS: usedUp.LIMIT_ATTEMPTS } })
    expect([(await shop.post(path, { link: token })).status, await openOf(email)]).toEqual([429, 1])
    const called = () => Promise.reject(new Error('The provider was called.'))
    const watched = openShop({ broken: { marketing: { ...services.marketing, stopStockAlerts: called } } })
    expect((await watched.post(path, { link: 'forged' })).status).toBe(410)
    await restore()
  })

  test('a shop without e-mail marketing has no such page [STK-07] [D-332]', async () => {
    const shop = openShop({ broken: { marketing: null }, vars: { MARKETING_URL: '', MARKETING_TOKEN: '' } })
    expect([(await shop.get(path)).status, (await shop.post(path, { link: 'x' })).status]).toEqual([404, 404])
  })
})

describe('stock alerts of a customer', () => {
  const ask = (email: string, sku: string) =>
    services.marketing.notifyStockLevel({ market: markets.en, email, sku }, untilDone())

  test('the stored data of a customer includes what the address waits for, and no one else’s [STK-09]', async () => {
    const { variant, restore } = await soldOutVariant()
    const { shop, email } = await openAccountShop()
    await ask(email, variant.sku)
    await ask(newEmail(), variant.sku)
    const record = await (await shop.get('/my-account/my-data/download')).json<{ stockAlerts: unknown }>()
    expect(record.stockAlerts).toEqual([{ sku: variant.sku, requestedAt: expect.stringMatching(/^20\d\d-.*Z$/) }])
    await restore()
  })

  test('deleting an account deletes the requests of its address, or nothing at all [STK-09]', async () => {
    const { variant, restore } = await soldOutVariant()
    const { shop, email, password } = await openAccountShop()
    await ask(email, variant.sku)
    const down = openShop({
      jar: shop.jar,
      broken: { marketing: { stopStockAlerts: () => Promise.reject(new ServiceError('marketing', 'unavailable')) } },
    })
    const form = { currentPassword: password, isUnderstood: 'on' }
    expect((await down.post('/my-account/my-data/delete', form)).status).toBe(503)
    expect(await openOf(email)).toBe(1)
    const response = await shop.post('/my-account/my-data/delete', form)
    expect([response.status, await openOf(email)]).toEqual([303, 0])
    await restore()
  })
})
