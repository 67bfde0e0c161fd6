import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSealer } from '../lib/sealed-value.ts'
import { defineMailedLink } from '../mailed-links/define-mailed-link.ts'
import { damagedLinks } from '../test/damaged-links.ts'
import { guestOrders, openGuestShop, ownerEmail, tokenIn } from '../test/guest-orders.ts'
import { anAddress, usedUp } from '../test/limits.ts'
import { present } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { unstoredPage } from '../test/unstored-page.ts'
import { visitWith } from '../test/visit.ts'
import { orderLink } from './order-link.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import { guestOrder } from '#shared/messages/guest-order.ts'

afterEach(() => vi.useRealTimers())

const minute = 60_000

/** A link to the order of a market, as it was mailed. */
async function mailed(code: 'en' | 'us' | 'eu' = 'en') {
  const opened = openGuestShop()
  const { prefix } = markets[code]
  await opened.ask(guestOrders[code], { prefix })
  return { ...opened, prefix, token: tokenIn(present(opened.mails[0], 'mail')) }
}

describe('the form for guests', () => {
  test.each(Object.values(markets))(
    'a guest of market $code gets a link to the order, which shows it in this browser, also when the page is loaded again [ORDP-01, ORDP-03]',
    async ({ code, prefix }) => {
      const { shop, mails, ask } = openGuestShop()
      expect(await textOf(shop.get(`${prefix}/find-order`))).toContain('name="orderNumber"')
      const answer = await ask(guestOrders[code], { prefix })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${prefix}/find-order?sent`])
      expect(mails).toHaveLength(1)
      const mail = present(mails[0], 'mail')
      expect(mail.text).toContain(`http://localhost:8787${prefix}/find-order/link?link=`)
      const token = tokenIn(mail)
      expect(await textOf(shop.get(`${prefix}/find-order/link?link=${token}`))).toContain(guestOrder.open)
      const opened = await shop.post(`${prefix}/find-order/link`, { link: token })
      expect([opened.status, opened.headers.get('location')]).toEqual([303, `${prefix}/find-order/order`])
      expect(opened.headers.getSetCookie().join()).toMatch(
        /__Host-sv-guest-order=[\w-]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax/,
      )
      for (let load = 0; load < 2; load += 1) {
        const html = await unstoredPage(await shop.get(`${prefix}/find-order/order`))
        expect(html).toContain(`Order ${guestOrders[code]}`)
        expect(html).toContain('<meta name="robots" content="noindex')
      }
    },
  )

  test.each([
    ['a number that does not exist', 9999, ownerEmail],
    ['another address', guestOrders.en, 'mallory@selvedge.example'],
  ])('%s gets the same response as the order, with as many calls, and no mail [ORDP-02]', async (_what, id, email) => {
    const seen = async (orderNumber: number, address: string) => {
      const { shop, ask, calls, mails } = openGuestShop()
      const answer = await ask(orderNumber, { email: address })
      const { status } = answer
      const body = await textOf(answer)
      const next = await shop.get('/find-order?sent')
      return { answer: [status, answer.headers.get('location'), body, next.status], calls: calls.length, mails }
    }
    const [right, wrong] = [await seen(guestOrders.en, ownerEmail), await seen(id, email)]
    expect(wrong.answer).toEqual(right.answer)
    expect([right.calls, wrong.calls]).toEqual([1, 1])
    expect([right.mails.length, wrong.mails.length]).toEqual([1, 0])
  })

  test('the response does not wait for the platform, so its time says nothing about the order [ORDP-02]', async () => {
    const { services } = sandboxServices()
    const { promise, resolve } = Promise.withResolvers<null>()
    const { shop } = openGuestShop({ broken: { orders: { ...services.orders, recipient: () => promise } } })
    const answer = await shop.post('/find-order', { orderNumber: '7001', email: ownerEmail })
    expect(answer.status).toBe(303)
    resolve(null)
    await shop.settle()
  })

  test('the address is compared without regard to case, and the mail goes to the address of the order [ORDP-02]', async () => {
    const { mails, ask } = openGuestShop()
    await ask(' #7001 ', { email: ' ADA.byron@selvedge.EXAMPLE ' })
    expect(mails.map(({ email }) => email)).toEqual([ownerEmail])
  })

  test('an order of another market is mailed with a link to its own market [ORDP-01]', async () => {
    const { mails, ask } = openGuestShop()
    await ask(guestOrders.us, { prefix: '/eu' })
    expect(present(mails[0], 'mail').text).toContain('http://localhost:8787/us/find-order/link?link=')
    expect(mails[0]?.market.code).toBe('us')
  })

  test('an order that was never finished is not mailed [ORDP-02]', async () => {
    const { mails, ask } = openGuestShop({ changes: { stage: 'unfinished' } })
    await ask(guestOrders.en)
    expect(mails).toEqual([])
  })

  test.each([
    ['no number', { orderNumber: '', email: ownerEmail }, 'find-order-orderNumber-error'],
    ['a word', { orderNumber: 'mine', email: ownerEmail }, 'find-order-orderNumber-error'],
    ['a number that is too long', { orderNumber: '12345678901', email: ownerEmail }, 'find-order-orderNumber-error'],
    ['no address', { orderNumber: '7001', email: 'ada' }, 'find-order-email-error'],
  ])('%s comes back with the field marked, and costs no call [ORDP-01]', async (_what, form, marked) => {
    const { shop, calls } = openGuestShop()
    const answer = await shop.post('/find-order', form)
    expect(answer.status).toBe(422)
    expect(await textOf(answer)).toContain(marked)
    await shop.settle()
    expect(calls).toEqual([])
  })

  test('requests for one address are limited within a network, and a refusal says nothing about the order [ORDP-04]', async () => {
    for (const orderNumber of ['7001', '9999']) {
      const { shop, calls } = openGuestShop({ bindings: { LIMIT_ATTEMPTS: usedUp.LIMIT_ATTEMPTS }, headers: anAddress })
      const answer = await shop.post('/find-order', { orderNumber, email: ownerEmail })
      await shop.settle()
      expect([answer.status, calls]).toEqual([429, []])
    }
  })

  test('a network is limited, whatever addresses it names [ORDP-04]', async () => {
    const { shop, calls } = openGuestShop({ bindings: { LIMIT_LOOKUPS: usedUp.LIMIT_LOOKUPS }, headers: anAddress })
    expect((await shop.post('/find-order', { orderNumber: '7001', email: 'a@b.example' })).status).toBe(429)
    expect(calls).toEqual([])
  })

  test('mails to one address are limited without a word, and only the right number counts [ORDP-04]', async () => {
    const counted: string[] = []
    const LIMIT_FEW = { limit: async ({ key }: { key: string }) => ({ success: counted.push(key) < 3 }) }
    const { ask, mails } = openGuestShop({ bindings: { LIMIT_FEW } })
    for (let request = 0; request < 4; request += 1) {
      expect((await ask(guestOrders.en)).status).toBe(303)
      expect((await ask(9999)).status).toBe(303)
    }
    expect([mails.length, counted.length]).toEqual([2, 4])
  })

  test('a failure of the platform or of the provider changes nothing in the response [ORDP-02]', async () => {
    const { services } = sandboxServices()
    const fail = () => Promise.reject(new ServiceError('commerce', 'unavailable'))
    for (const broken of [
      { orders: { ...services.orders, recipient: fail } },
      { marketing: { ...services.marketing, sendMail: fail } },
    ]) {
      const { ask } = openGuestShop({ broken })
      expect((await ask(guestOrders.en)).headers.get('location')).toBe('/find-order?sent')
    }
  })

  test('a shop without e-mail marketing has no form, and the login has no link to it [ORDP-05] [D-332]', async () => {
    const { shop } = openGuestShop({ broken: { marketing: null }, vars: { MARKETING_URL: '', MARKETING_TOKEN: '' } })
    expect((await shop.get('/find-order')).status).toBe(404)
    expect((await shop.post('/find-order', { orderNumber: '7001', email: ownerEmail })).status).toBe(404)
    expect(await textOf(shop.get('/login'))).not.toContain('href="/find-order"')
    expect(await textOf(openShop().get('/login'))).toContain('href="/find-order"')
  })
})

describe('a mailed link', () => {
  test('works once, in whatever browser, and opening its page does not use it [ORDP-03]', async () => {
    const { shop, token } = await mailed()
    for (let scan = 0; scan < 3; scan += 1) expect((await shop.get(`/find-order/link?link=${token}`)).status).toBe(200)
    const [first, second] = await Promise.all(
      [openGuestShop(), openGuestShop()].map(async (other) => other.shop.post('/find-order/link', { link: token })),
    )
    expect([first?.status, second?.status].toSorted()).toEqual([303, 410])
    const late = await shop.post('/find-order/link', { link: token })
    expect([late.status, late.headers.getSetCookie().join().includes('guest-order')]).toEqual([410, false])
  })

  test('works although a mail program added a full stop [ORDP-03]', async () => {
    const { shop, token } = await mailed()
    expect((await shop.post('/find-order/link', { link: `${token}.` })).status).toBe(303)
  })

  test('expires after half an hour, and the order after an hour [ORDP-03]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const { shop, token } = await mailed()
    const other = await mailed()
    vi.setSystemTime(Date.now() + 29 * minute)
    expect((await shop.post('/find-order/link', { link: token })).status).toBe(303)
    vi.setSystemTime(Date.now() + 2 * minute)
    expect((await other.shop.get(`/find-order/link?link=${other.token}`)).status).toBe(410)
    expect((await other.shop.post('/find-order/link', { link: other.token })).status).toBe(410)
    expect((await shop.get('/find-order/order')).status).toBe(200)
    vi.setSystemTime(Date.now() + 60 * minute)
    expect((await shop.get('/find-order/order')).status).toBe(410)
  })

  test('opens nothing in another market, nor does the cookie that it left [ORDP-03]', async () => {
    const { shop, token } = await mailed('us')
    expect((await shop.get(`/find-order/link?link=${token}`)).status).toBe(410)
    expect((await shop.post('/eu/find-order/link', { link: token })).status).toBe(410)
    expect((await shop.post('/us/find-order/link', { link: token })).status).toBe(303)
    expect((await shop.get('/us/find-order/order')).status).toBe(200)
    expect((await shop.get('/find-order/order')).status).toBe(410)
  })

  test('is refused with the same page if it is forged, damaged, empty or of another purpose [ORDP-03]', async () => {
    const { shop, token } = await mailed()
    const { visit } = visitWith({ sealer: createSealer(sandboxServices().configuration.sessionKeys) })
    const subject = { orderId: guestOrders.en }
    const otherPurpose = defineMailedLink({
      purpose: 'return',
      lifetimeSeconds: 60,
      subject: v.object({ orderId: v.number() }),
    })
    const wrong = [
      ...damagedLinks(token),
      await otherPurpose.create(visit, markets.en, subject),
      await visit.sealer.seal('guest-order', JSON.stringify(subject)),
    ]
    const pages = new Set<string>()
    for (const link of wrong) {
      const page = await shop.post('/find-order/link', { link })
      expect([link.slice(0, 20), page.status]).toEqual([link.slice(0, 20), 410])
      const [main = ''] = /<main.*<\/main>/s.exec(await textOf(page)) ?? []
      pages.add(main)
    }
    expect(pages.size).toBe(1)
    const good = await orderLink.create(visit, markets.en, subject)
    expect((await shop.post('/find-order/link', { link: good })).status).toBe(303)
  })

  test('has neither the order number nor the address in it [ORDP-03]', async () => {
    const { token } = await mailed()
    const bytes = atob(token.replaceAll('-', '+').replaceAll('_', '/'))
    expect(bytes).not.toContain(String(guestOrders.en))
    expect(bytes.toLowerCase()).not.toContain('selvedge')
  })

  test('opens no order while it cannot be found out if it was used [ORDP-03]', async () => {
    const { token } = await mailed()
    const MAILED_LINKS = {
      idFromName: (name: string) => name,
      get: () => ({ use: () => Promise.reject(new Error('gone')) }),
    }
    const { shop } = openGuestShop({ bindings: { MAILED_LINKS: MAILED_LINKS as never } })
    expect((await shop.post('/find-order/link', { link: token })).status).toBe(503)
    expect((await shop.get('/find-order/order')).status).toBe(410)
  })

  test('shows an order as the platform has it when the page is loaded [ORDP-06]', async () => {
    const { token } = await mailed()
    const changes = { status: 'Pending' as const } as { status: 'Pending' | 'Shipped' }
    const { shop } = openGuestShop({ changes })
    await shop.post('/find-order/link', { link: token })
    const statusOf = async () => /order-status--([\w-]+)/.exec(await textOf(shop.get('/find-order/order')))?.[1]
    expect(await statusOf()).toBe('pending')
    changes.status = 'Shipped'
    expect(await statusOf()).toBe('shipped')
  })
})
