import { afterEach, describe, expect, test, vi } from 'vitest'
import { openAccountShop } from '../test/accounts.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { pause } from '../upstream/pause.ts'
import { money } from '#shared/domain/money.ts'
import { ServiceError } from '#shared/errors.ts'
import { brandSlug } from '#shared/merchant.ts'
import * as messages from '#shared/messages/shop.ts'

const path = '/my-account/my-data'

afterEach(() => vi.restoreAllMocks())

describe('the stored data of a customer', () => {
  test('the stored data of a customer can be downloaded as a file that is never cached', async () => {
    const { shop, email } = await openAccountShop()
    const response = await shop.get(`${path}/download`)
    expect([
      response.status,
      response.headers.get('cache-control'),
      response.headers.get('content-disposition'),
    ]).toEqual([200, 'private, no-store', `attachment; filename="${brandSlug}-my-data.json"`])
    const record = await response.json<{
      customer: { email: string }
      addresses: { address1: string }[]
      orders: unknown[]
      wishlists: unknown[]
    }>()
    expect(record).toMatchObject({
      customer: { email },
      addresses: [{ address1: '14 Loom Street' }],
      orderCount: 0,
      otherServices: { marketing: expect.any(String), promotions: expect.any(String) },
      orders: [],
      wishlists: [],
    })
    expect(JSON.stringify(record)).not.toMatch(/password|token/i)
  })

  test('the stored data of a customer includes orders with their line items', async () => {
    const shop = openShop()
    await shop.post('/login', { email: 'niamh.byrne@selvedge.example', password: 'Harbour1749' })
    const { orders } = await (await shop.get(`${path}/download`)).json<{ orders: { lines: unknown[] }[] }>()
    expect(orders.length).toBeGreaterThan(1)
    for (const { lines } of orders) expect(lines.length).toBeGreaterThan(0)
  })

  test('the stored data of a customer is complete, however long its calls take together', async () => {
    const { services } = sandboxServices()
    const { jar, ...shop } = openShop()
    await shop.post('/login', { email: 'niamh.byrne@selvedge.example', password: 'Harbour1749' })
    const now = Date.now
    let passedMs = 0
    vi.spyOn(Date, 'now').mockImplementation(() => now() + passedMs)
    const history: typeof services.orders.history = async (request, signal) => {
      const found = await services.orders.history(request, signal)
      passedMs = 9000
      return found
    }
    const slowFetch: typeof fetch = async (input, init) => {
      await pause(5)
      init?.signal?.throwIfAborted()
      return fetch(input, init)
    }
    const slow = openShop({ jar, broken: { orders: { history } }, upstream: { fetch: slowFetch } })
    expect((await slow.get(`${path}/download`)).status).toBe(200)
  })

  test('the orders in the stored data of a customer are read two at a time, so that no call waits long for others, and those of another shop of the store are counted', async () => {
    let [reading, most] = [0, 0]
    const summary = { placedAt: '2026-01-01T00:00:00.000Z', total: money(100, 'GBP'), itemCount: 1, pieces: [] }
    const { shop } = await openAccountShop({
      orders: {
        history: async () => ({
          orders: [1, 2, 3, 4, 5].map((id) => ({ ...summary, id, status: 'Complete' })),
          leftOut: 2,
        }),
        async order() {
          reading += 1
          most = Math.max(most, reading)
          await pause(1)
          reading -= 1
          return null
        },
      },
    })
    const response = await shop.get(`${path}/download`)
    expect([response.status, most]).toEqual([200, 2])
    expect(await response.json()).toMatchObject({ orderCount: 7, orders: [] })
  })

  test('the stored data of a customer is never exported in part, nor for a guest', async () => {
    const down = () => Promise.reject(new ServiceError('commerce', 'unavailable'))
    const { shop } = await openAccountShop({ orders: { order: down, history: down } })
    expect((await shop.get(`${path}/download`)).status).toBe(503)
    expect((await openShop().get(`${path}/download`)).status).toBe(302)
  })
})

describe('deleting an account', () => {
  test('deleting an account requires the password and a confirmation, and changes nothing without them', async () => {
    const { shop, email, password } = await openAccountShop()
    const unconfirmed = await shop.post(`${path}/delete`, { currentPassword: password })
    expect([unconfirmed.status, (await textOf(unconfirmed)).includes(messages.myData.notUnderstood)]).toEqual([
      422,
      true,
    ])
    const wrong = await shop.post(`${path}/delete`, { currentPassword: 'Wrong1234', isUnderstood: 'on' })
    expect([wrong.status, (await textOf(wrong)).includes(messages.account.wrongPassword)]).toEqual([403, true])
    expect(await (await shop.call('getCurrentCustomer', {})).json()).toMatchObject({ email })
  })

  test('deleting an account withdraws its marketing consents and deletes its profile of the promotions engine first', async () => {
    const { services } = sandboxServices()
    const done: unknown[] = []
    const { shop, email, password, customerId } = await openAccountShop({
      marketing: {
        ...services.marketing,
        updateMarketingConsent: async ({ email: of, category, isGiven }) => void done.push([of, category, isGiven]),
        updatePreferences: async ({ email: of, preferences }) => void done.push([of, preferences]),
      },
      promotions: { ...services.promotions!, deleteProfile: async ({ email: of }) => void done.push([of, 'profile']) },
      customers: { remove: async ({ customerId: id }) => void done.push(['customer', id]) },
    })
    await shop.post(`${path}/delete`, { currentPassword: password, isUnderstood: 'on' })
    expect(done.slice(0, 4)).toEqual(
      expect.arrayContaining([
        [email, 'marketing_email', false],
        [email, 'marketing_post', false],
        [email, { preferenceEmail: false, preferencePost: false }],
        [email, 'profile'],
      ]),
    )
    expect(done.slice(4)).toEqual([['customer', customerId]])
  })

  test('deleting an account deletes nothing if a consent cannot be withdrawn, and says so', async () => {
    const { services } = sandboxServices()
    const removed: number[] = []
    const { shop, password } = await openAccountShop({
      marketing: {
        ...services.marketing,
        updateMarketingConsent: () => Promise.reject(new ServiceError('marketing', 'unavailable')),
      },
      customers: { remove: async ({ customerId }) => void removed.push(customerId) },
    })
    const response = await shop.post(`${path}/delete`, { currentPassword: password, isUnderstood: 'on' })
    expect([response.status, removed]).toEqual([503, []])
  })

  test('a new e-mail address takes no consent from the old one, whose consents are withdrawn', async () => {
    const { services } = sandboxServices()
    const done: unknown[] = []
    const { shop, email, password } = await openAccountShop({
      marketing: {
        ...services.marketing,
        updateMarketingConsent: async ({ email: of, category, isGiven }) => void done.push([of, category, isGiven]),
        updatePreferences: async ({ email: of, preferences }) => void done.push([of, preferences]),
      },
    })
    const response = await shop.post('/my-account/my-profile/email', {
      email: `new-${email}`,
      currentPassword: password,
    })
    expect(response.status).toBe(303)
    // Whoever holds the new address has not logged in here with it.
    expect(response.headers.getSetCookie().join()).not.toContain('__Host-sv-known')
    expect(done).toEqual([
      [email, 'marketing_email', false],
      [email, 'marketing_post', false],
      [email, { preferenceEmail: false, preferencePost: false }],
    ])
  })

  test('deleting an account is permanent: every session ends, and logging in is no longer possible', async () => {
    const { shop, email, password } = await openAccountShop()
    const other = openShop()
    await other.post('/login', { email, password })
    const response = await shop.post(`${path}/delete`, { currentPassword: password, isUnderstood: 'on' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/login'])
    expect(await textOf(shop.get('/login'))).toContain(messages.account.notice.deleted)
    for (const browser of [shop, other]) expect(await (await browser.call('getCurrentCustomer', {})).json()).toBeNull()
    expect((await openShop().post('/login', { email, password })).status).toBe(401)
  })

  test('deleting an account shows a failure if the platform fails, and keeps the account', async () => {
    const down = () => Promise.reject(new ServiceError('commerce', 'unavailable'))
    const { shop, password, email } = await openAccountShop({ customers: { remove: down } })
    const response = await shop.post(`${path}/delete`, { currentPassword: password, isUnderstood: 'on' })
    expect([response.status, (await textOf(response)).includes(messages.account.failed)]).toEqual([503, true])
    expect(await (await shop.call('getCurrentCustomer', {})).json()).toMatchObject({ email })
  })
})
