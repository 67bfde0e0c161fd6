import { beforeAll, describe, expect, test } from 'vitest'
import { createSealer } from '../lib/sealed-value.ts'
import { sessionLifetimes } from '../ports/session-port.ts'
import { newAccount, openAccountShop, registrationFields, sessionCookie } from '../test/accounts.ts'
import { buyable } from '../test/buyable.ts'
import { anAddress, unlimited, usedUp } from '../test/limits.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { openVisitors, signedIn, visitors, type Visitors } from '../test/visitors.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import { account } from '#shared/messages/account.ts'

const { services, configuration } = sandboxServices()
const hint = 'user-authenticated'
let browser: Visitors['browser']
let owner: Visitors['owner']

beforeAll(async () => {
  ;({ browser, owner } = await openVisitors())
})

const operations = {
  updateCustomer: {
    first_name: 'Mallory',
    id: 0,
    customer_id: 0,
    email: 'mallory@selvedge.example',
    customer_group_id: 3,
  },
  updateMarketingConsent: { category: 'marketing_post', action: 'accept', email: 'mallory@selvedge.example' },
  updatePreferences: { preferences: { preferencePost: true }, email: 'mallory@selvedge.example' },
  updateConsent: { groups: ['C0001', 'C0003'], customer_id: 0, id: 0 },
  getConsent: { customer_id: 0, id: 0 },
  updateCustomerFormFields: { data: [{ name: 'Title', value: 'Dr' }], customer_id: 0, id: 0 },
} as const

const forms = {
  '/my-account/my-profile': { title: 'Mr', first_name: 'Mallory', last_name: 'Cole', phone: '07700 900111' },
  '/my-account/my-profile/email': { email: 'mallory@selvedge.example', currentPassword: 'Wrong1234' },
  '/my-account/my-profile/password': { password: 'Bobbin9876', currentPassword: 'Wrong1234' },
  '/my-account/my-profile/preferences': { preferenceEmail: 'on' },
} as const

describe.each(visitors)('for %s', (visitor) => {
  const mayPass = signedIn.includes(visitor)

  test('only the session decides who is signed in [ACC-01, ACC-41]', async () => {
    const customer = await (
      await browser(visitor).call('getCurrentCustomer', { id: owner.id, customerId: owner.id })
    ).json<{ email: string } | null>()
    expect([customer !== null, customer?.email === owner.email]).toEqual([mayPass, visitor === 'owner'])
  })

  test.each(Object.entries(operations))(
    '%s affects only the session’s customer [ACC-30, ACC-41, NET-15]',
    async (name, argument) => {
      const before = await services.customers.customer({ customerId: owner.id }, AbortSignal.timeout(8000))
      const response = await browser(visitor).call(name, { ...argument, id: owner.id, customer_id: owner.id })
      expect(response.status).toBe(mayPass ? 200 : 401)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      const after = await services.customers.customer({ customerId: owner.id }, AbortSignal.timeout(8000))
      expect(visitor === 'owner' ? before : after).toEqual(before)
      expect(after?.email).toBe(owner.email)
    },
  )

  test.each(['/my-account', '/my-account/my-profile', '/my-account/no-such-page', '/us/my-account'])(
    '%s opens for a signed-in customer, and redirects other visitors [RTE-06, RTE-38, RTE-41, ACC-41]',
    async (path) => {
      const response = await browser(visitor).get(path)
      const text = await response.text()
      const prefix = path.startsWith('/us') ? '/us' : ''
      const sentAway = visitor === 'guest' ? prefix || '/' : `${prefix}/login?returnTo=${encodeURIComponent(path)}`
      const opened = path.endsWith('no-such-page') ? 404 : 200
      expect([response.status, response.headers.get('location'), text === '']).toEqual(
        mayPass ? [opened, null, false] : [302, sentAway, true],
      )
      expect(response.headers.get('cache-control')).toMatch(/no-store/)
      expect(visitor !== 'owner' && text.includes(owner.email)).toBe(false)
    },
  )

  test.each(Object.entries(forms))('the form %s changes only the session’s customer [ACC-41]', async (path, form) => {
    const before = await services.customers.customer({ customerId: owner.id }, AbortSignal.timeout(8000))
    const response = await browser(visitor).post(path, { ...form, id: String(owner.id) })
    const needsPassword = 'currentPassword' in form
    expect(response.status).toBe(mayPass && needsPassword ? 403 : 303)
    const opened = needsPassword ? null : '/my-account/my-profile'
    const page = path.startsWith('/my-account/my-profile') ? '/my-account/my-profile' : '/my-account/my-data'
    expect(response.headers.get('location')).toBe(
      mayPass ? opened : visitor === 'guest' ? '/' : `/login?returnTo=${encodeURIComponent(page)}`,
    )
    const after = await services.customers.customer({ customerId: owner.id }, AbortSignal.timeout(8000))
    expect(visitor === 'owner' && !needsPassword ? before : after).toEqual(before)
  })
})

describe.each(visitors)('with the cart cookie of a customer, for %s', (visitor) => {
  test('the delivery of the customer’s bag is estimated only in the customer’s session [ACC-41]', async () => {
    const shop = browser('owner')
    const { product, variant } = await buyable(services.catalogue, markets.en)
    await shop.call('addCartItems', {
      data: { line_items: [{ product_id: product.id, variant_id: variant.id, quantity: 1 }] },
    })
    await textOf(shop.get('/bag'))
    const other = browser(visitor)
    for (const [name, value] of shop.jar) if (/cart-id|total/.test(name)) other.jar.set(name, value)
    const response = await other.call('estimateDelivery', { country: 'GB', postcode: 'BS1 4DJ', cartId: owner.id })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await response.json()).toMatchObject(
      visitor === 'owner' ? { status: 'estimated' } : { status: 'refused', reason: 'empty' },
    )
  })
})

describe('a session', () => {
  test('a session of an account for one market’s channel is not valid in the other markets', async () => {
    const shop = openShop()
    expect(
      (await shop.post('/us/login', { email: 'casey.morgan@selvedge.example', password: 'Harbour1749' })).status,
    ).toBe(303)
    expect(await (await shop.call('getCurrentCustomer', {}, '/us')).json()).not.toBeNull()
    expect(await (await shop.call('getCurrentCustomer', {}, '/eu')).json()).toBeNull()
  })

  test('a session that the store cannot check is a 503, and no customer is signed out', async () => {
    const isEnded = () => Promise.reject(new ServiceError('sessions', 'unavailable'))
    const { shop } = await openAccountShop({ sessions: { ...services.sessions, isEnded } })
    const cookieBefore = shop.jar.get(sessionCookie)
    for (const response of [
      await shop.get('/my-account'),
      await shop.call('getCurrentCustomer', {}),
      await shop.call('updateCustomer', { first_name: 'Ann' }),
    ])
      expect(response.status).toBe(503)
    expect((await shop.get('/bag')).status).toBe(200)
    expect([shop.jar.get(sessionCookie), shop.jar.get(hint)]).toEqual([cookieBefore, '1'])
  })

  test('a session whose customer the platform cannot return is kept, and the response is a 503', async () => {
    const { shop } = await openAccountShop({
      customers: { customer: () => Promise.reject(new ServiceError('commerce', 'timeout')) },
    })
    expect((await shop.get('/my-account')).status).toBe(503)
    expect(shop.jar.get(hint)).toBe('1')
  })

  test('a session of a customer who no longer exists is ended', async () => {
    const { shop } = await openAccountShop({ customers: { customer: async () => null } })
    expect((await shop.get('/my-account')).headers.get('location')).toBe('/login')
    expect([shop.jar.has(sessionCookie), shop.jar.get(hint)]).toEqual([false, '0'])
  })

  test('a session is renewed when it is used, but never past its month', async () => {
    const { customerId } = await newAccount()
    const seal = (startedAt: number) => {
      const session = {
        id: crypto.randomUUID(),
        customer: customerId,
        channels: null,
        startedAt,
        usedAt: Date.now() - 3_600_000,
      }
      return createSealer(configuration.sessionKeys).seal('session', JSON.stringify(session))
    }
    const maxAge = async (startedAt: number) => {
      const shop = openShop()
      shop.jar.set(sessionCookie, await seal(startedAt))
      const response = await shop.call('getCurrentCustomer', {})
      return Number(
        /Max-Age=(\d+)/.exec(response.headers.getSetCookie().find((line) => line.startsWith(sessionCookie)) ?? '')?.[1],
      )
    }
    expect(await maxAge(Date.now() - 86_400_000)).toBe(sessionLifetimes.idleSeconds)
    expect(await maxAge(Date.now() - (sessionLifetimes.absoluteSeconds - 3600) * 1000)).toBeLessThanOrEqual(3600)
  })
})

describe('attempts', () => {
  const limited = (jar: ReadonlyMap<string, string> = new Map()) => {
    const shop = openShop({ bindings: { ...usedUp, LIMIT_CALLS: unlimited }, headers: anAddress })
    for (const [name, value] of jar) shop.jar.set(name, value)
    return shop
  }

  test('attempts at login, registration and passwords are limited by IP address and by e-mail address, with a plain message [D-15]', async () => {
    const limitMessage = 'You have tried this too many times. Please wait a minute and try again.'
    const { shop, email, password } = await openAccountShop()
    for (const [path, form, message] of [
      ['/login', { email, password }, account.lockedText],
      ['/create-account', { ...registrationFields, email: 'new@selvedge.example' }, limitMessage],
      ['/forgot-password', { email }, limitMessage],
      ['/my-account/my-profile/password', { currentPassword: password, password: 'Bobbin9876' }, account.lockedText],
    ] as const) {
      const response = await limited(path.startsWith('/my-account') ? shop.jar : undefined).post(path, form)
      expect([path, response.status, (await textOf(response)).includes(message)]).toEqual([path, 429, true])
    }
    const lookups = limited(shop.jar)
    const fields = Object.fromEntries(
      Object.entries(registrationFields).filter(([name]) => /^(first_name|last_name|phone|address)/.test(name)),
    )
    const refused = await lookups.post('/my-account/saved-addresses/save', { ...fields, 'address.city': 'Otley' })
    const page = await textOf(refused)
    expect([refused.status, page.includes(limitMessage), page.includes('value="Otley"')]).toEqual([429, true, true])
    expect((await limited(shop.jar).get('/my-account/my-data/download')).status).toBe(429)
    expect((await lookups.post('/wishlist/clear', {})).status).toBe(429)
    expect((await lookups.call('createWishlist', { items: [{ product_id: 1 }] })).status).toBe(429)
    const [list] = await (await lookups.call('getAllWishlists', {})).json<{ id: number }[]>()
    expect((await lookups.call('addWishlistItems', { wishlistId: list!.id, items: [{ product_id: 2 }] })).status).toBe(
      429,
    )
    for (const [operation, argument] of [
      ['loginCustomer', { email, password }],
      ['requestResetPassword', { email }],
    ] as const)
      expect((await limited().call(operation, argument)).status).toBe(429)
  })
})

test('a login hint of 0, as a logout leaves it, counts as none: the account redirects to the home page [RTE-38] [D-11]', async () => {
  const shop = openShop({ jar: new Map([['user-authenticated', '0']]) })
  const response = await shop.get('/us/my-account')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/us'])
})

test('legacy addresses redirect to the account pages [RTE-27, RTE-32]', async () => {
  for (const { prefix } of Object.values(markets)) {
    for (const [from, to] of [
      ['/Login', '/login'],
      ['/MyAccountPage', '/my-account'],
      ['/MyAccount/MyProfile', '/my-account/my-profile'],
    ] as const) {
      const response = await openShop().get(prefix + from)
      expect([response.status, response.headers.get('location')]).toEqual([301, prefix + to])
    }
  }
})
