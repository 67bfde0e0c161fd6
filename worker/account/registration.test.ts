import { describe, expect, test } from 'vitest'
import { newAccount, newEmail, registrationFields, sessionCookie } from '../test/accounts.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const { account } = messages
const { services } = sandboxServices()
const signUpRecord = 'data-behaviour="sign-up-record"'

/** A browser that has kept a cookie before. */
const keepsCookies = () => ({ jar: new Map([['any', '1']]) })

describe('a registration', () => {
  test.each(Object.values(markets))(
    'a registration in market $code creates the account, logs in, opens it and records the sign_up once [ACC-15, ACC-16, RTE-48]',
    async ({ prefix }) => {
      const shop = openShop(keepsCookies())
      const email = newEmail()
      const response = await shop.post(`${prefix}/create-account`, { ...registrationFields, email })
      expect([
        response.status,
        response.headers.get('location'),
        shop.jar.has(sessionCookie),
        shop.jar.get('user-authenticated'),
      ]).toEqual([303, `${prefix}/my-account`, true, '1'])
      const pages = [await textOf(shop.get(`${prefix}/my-account`)), await textOf(shop.get(`${prefix}/my-account`))]
      expect(pages.map((page) => [page.includes(signUpRecord), page.includes(account.notice.welcome)])).toEqual([
        [true, true],
        [false, false],
      ])
      expect(await (await shop.call('getCurrentCustomer', {}, prefix)).json()).toMatchObject({
        email,
        first_name: 'Zoë',
        last_name: 'O’Neill',
        form_fields: expect.arrayContaining([
          { name: 'Preference Email', value: 'Yes' },
          { name: 'Preference Post', value: 'No' },
        ]),
      })
    },
  )

  test('a registration through the API accepts the payload of the specification [ACC-15, NET-25]', async () => {
    const shop = openShop()
    const email = newEmail()
    const payload = {
      email,
      password: 'Thread4231',
      first_name: 'Ann',
      last_name: 'Lee',
      phone: '07700 900111',
      title: 'Ms',
      preferenceEmail: true,
      address: {
        addressLine1: '14 Loom Street',
        city: 'Leeds',
        county: 'West Yorkshire',
        postCode: 'ls1 4ap',
        country: 'GB',
      },
      // Fields that a shopper may not set.
      customer_group_id: 3,
      channel_ids: [1],
      id: 1,
    }
    expect(await (await shop.call('registerCustomer', payload)).json()).toMatchObject({
      is_valid: true,
      customer: { email, first_name: 'Ann' },
    })
    const again = await shop.call('registerCustomer', { ...payload, password: 'Other4231' })
    expect([again.status, (await again.json<{ title: string }>()).title]).toEqual([409, account.emailTaken])
    expect((await shop.call('registerCustomer', { ...payload, address: undefined })).status).toBe(400)
  })

  test('a registration with an address that has an account shows that at its field, and keeps all typed values except the password [ACC-20]', async () => {
    const { email } = await newAccount()
    const response = await openShop().post('/create-account', { ...registrationFields, email, password: 'Other4231' })
    const page = await textOf(response)
    expect(response.status).toBe(409)
    expect(page).toMatch(new RegExp(`id="register-email-error"[^>]*>${account.emailTaken}`))
    expect(page).toContain('value="Loom Street"')
    expect(page).not.toContain('Other4231')
  })

  test('a registration that is posted twice at once has one outcome: the account is open [ACC-15, ACC-20]', async () => {
    const email = newEmail()
    const shops = [openShop(keepsCookies()), openShop(keepsCookies())]
    const outcomes = await Promise.all(
      shops.map(async (shop) => {
        const { status, headers } = await shop.post('/create-account', { ...registrationFields, email })
        return [status, headers.get('location'), shop.jar.has(sessionCookie)]
      }),
    )
    expect(outcomes).toEqual([
      [303, '/my-account', true],
      [303, '/my-account', true],
    ])
  })

  test('an account that has existed for a while is not opened by its registration form [ACC-20]', async () => {
    const { email } = await newAccount()
    const customer: typeof services.customers.customer = async (request, signal) => {
      const found = await services.customers.customer(request, signal)
      return found && { ...found, registeredAt: Date.now() - 3_600_000 }
    }
    const shop = openShop({ broken: { customers: { ...services.customers, customer } } })
    const response = await shop.post('/create-account', { ...registrationFields, email })
    expect([response.status, shop.jar.has(sessionCookie)]).toEqual([409, false])
  })

  test('a registration without an address shows that one is required [ACC-19, ERR-19]', async () => {
    const blank = Object.fromEntries(
      Object.keys(registrationFields)
        .filter((name) => name.startsWith('address.'))
        .map((name) => [name, name === 'address.country' ? 'GB' : '']),
    )
    const response = await openShop().post('/create-account', { ...registrationFields, ...blank, email: newEmail() })
    expect(response.status).toBe(422)
    expect(await textOf(response)).toContain('Billing address is required')
  })

  test('a registration without an address says so, and marks each part that it lacks with a message of its own [ACC-19, D-99]', async () => {
    const blank = Object.fromEntries(
      Object.keys(registrationFields)
        .filter((name) => /^address\.(?!country)/.test(name))
        .map((name) => [name, '']),
    )
    const page = await textOf(
      openShop().post('/create-account', { ...registrationFields, ...blank, email: newEmail() }),
    )
    const marked = [...page.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
      const [, name = ''] = /name="address\.(\w+)"/.exec(input) ?? []
      const [, described = ''] = /aria-describedby="([^"]*)"/.exec(input) ?? []
      return name !== '' && input.includes('aria-invalid') && described.includes(`register-address-${name}-error`)
        ? [name]
        : []
    })
    expect(marked).toEqual(['addressLine1', 'city', 'postCode'])
    expect(page).toContain('Billing address is required')
  })

  test('a registration whose login fails redirects to the login with the address filled in, and records the sign_up [D-100] [ACC-15]', async () => {
    const email = newEmail()
    const customer = () => Promise.reject(new ServiceError('commerce', 'timeout'))
    const shop = openShop({ broken: { customers: { ...services.customers, customer } } })
    const response = await shop.post('/create-account', { ...registrationFields, email })
    expect([response.headers.get('location'), shop.jar.has(sessionCookie)]).toEqual(['/login', false])
    const page = await textOf(shop.get('/login'))
    for (const part of [`value="${email}"`, signUpRecord, account.notice.registered]) expect(page).toContain(part)
  })

  test('a registration shows the form as it was sent if the platform does not respond', async () => {
    const register = () => Promise.reject(new ServiceError('commerce', 'timeout'))
    const response = await openShop({ broken: { customers: { ...services.customers, register } } }).post(
      '/create-account',
      { ...registrationFields, email: newEmail() },
    )
    const page = await textOf(response)
    expect(response.status).toBe(503)
    expect(page).toContain(account.failed)
    expect(page).toContain('value="Loom Street"')
  })
})

describe('a field that the platform refuses', () => {
  test("an address with an apostrophe opens an account, as the platform's own rule allows [ACC-20, ACC-21, D-151]", async () => {
    const email = newEmail().replace(/^/, "o'brien-")
    const response = await openShop(keepsCookies()).post('/create-account', { ...registrationFields, email })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/my-account'])
  })

  test.each(['o’brien@example.ie', 'müller@example.com'])(
    'a registration with %s, which the platform refuses, says so and does not speak of a typing mistake [ACC-20, D-151]',
    async (email) => {
      const response = await openShop().post('/create-account', { ...registrationFields, email })
      expect(response.status).toBe(422)
      const page = await response.text()
      expect(page).toContain(account.issue.refused)
      expect(page).not.toContain(account.issue.email)
      expect(page).toMatch(
        /<input[^>]*name="email"[^>]*aria-invalid="true"|<input[^>]*aria-invalid="true"[^>]*name="email"/,
      )
      expect(page).toContain('value="Zoë"')
    },
  )
})
