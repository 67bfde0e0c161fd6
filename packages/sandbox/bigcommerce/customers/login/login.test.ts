import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { readCheckoutCustomer } from '../checkout-customer.ts'
import { app, call, createCustomer, emptyStore, home, loginToken, ukChannel } from '../test/customers-app.ts'
import { verifyJwt } from './jwt.ts'
import type { SandboxContext } from '#sandbox/env.ts'

const ada = 'ada@selvedge.example'
let id: number

beforeEach(async () => {
  await emptyStore()
  id = (await createCustomer(ada, { addresses: [home] })).id
})

const seconds = () => Math.floor(Date.now() / 1000)
const token = (claims: object = {}, secret?: string) =>
  loginToken(id, { redirect_to: '/checkout/load/abc?x=1', ...claims }, secret)

async function visit(path: string, cookie = '') {
  const response = await app.request(new URL(path, env.SANDBOX_ORIGIN).href, { headers: { cookie } }, env)
  const [setCookie = ''] = response.headers.getSetCookie()
  return {
    status: response.status,
    location: response.headers.get('location'),
    setCookie,
    cookie: setCookie.split(';')[0] ?? '',
    text: await response.text(),
  }
}
const checkout = new Hono<SandboxContext>().get('/', async (c) => c.json((await readCheckoutCustomer(c)) ?? null))
const currentCustomer = async (cookie: string) => (await checkout.request('/', { headers: { cookie } }, env)).json()
const login = async (jwt: string) => visit(`/bigcommerce/login/token/${jwt}`)

describe('a Customer Login token', () => {
  test('signs the browser in with a Customer Login token and redirects it', async () => {
    const { status, location, setCookie } = await login(await token())
    expect([status, location]).toEqual([302, '/checkout/load/abc?x=1'])
    expect(setCookie).toMatch(/^SHOP_SESSION_TOKEN=[\da-f]{64}; .*Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await login(await token({ redirect_to: undefined }))).location).toBe('/bigcommerce/account.php')
  })

  test('accepts a Customer Login token only once', async () => {
    const jwt = await token()
    expect((await login(jwt)).location).toBe('/checkout/load/abc?x=1')
    expect(await login(jwt)).toMatchObject({ location: '/bigcommerce/login.php?error=used', setCookie: '' })
  })

  test('refuses a Customer Login token with any wrong claim', async () => {
    const refused: [string, string][] = [
      ['malformed', await token({}, 'another secret')],
      ['malformed', 'a.b.c'],
      ['malformed', await token({ operation: 'current_customer' })],
      ['malformed', await token({ jti: undefined })],
      ['foreign', await token({ iss: 'somebody' })],
      ['foreign', await token({ store_hash: 'elsewhere' })],
      ['expired', await token({ iat: seconds() - 40 })],
      ['expired', await token({ iat: seconds() + 40 })],
      ['redirect', await token({ redirect_to: 'https://evil.example/' })],
      ['redirect', await token({ redirect_to: '//evil.example/' })],
      ['redirect', await token({ redirect_to: '/\\evil.example/' })],
      ['channel', await token({ channel_id: 5 })],
      ['customer', await token({ customer_id: 999999 })],
    ]
    for (const [reason, jwt] of refused)
      expect(await login(jwt)).toMatchObject({
        status: 302,
        location: `/bigcommerce/login.php?error=${reason}`,
        setCookie: '',
      })
    const page = await visit('/bigcommerce/login.php?error=used')
    expect([page.status, page.text.includes('We could not sign you in')]).toEqual([403, true])
  })

  test('refuses a Customer Login token that is not signed with HS256', async () => {
    const [, claims] = (await token()).split('.')
    const header = btoa(JSON.stringify({ alg: 'none' })).replace(/=+$/, '')
    expect(await verifyJwt(`${header}.${claims}.`, env.BIGCOMMERCE_CLIENT_SECRET)).toBeUndefined()
  })

  test('ends the session with a Customer Login token for signing out', async () => {
    const { cookie } = await login(await token())
    expect((await login(await token({ redirect_to: '/login.php?action=logout' }))).location).toBe(
      '/bigcommerce/login.php?action=logout',
    )
    expect(await visit('/bigcommerce/login.php?action=logout', cookie)).toMatchObject({
      status: 302,
      location: `${env.STOREFRONT_ORIGIN}/`,
      cookie: 'SHOP_SESSION_TOKEN=',
    })
    expect(await currentCustomer(cookie)).toBeNull()
  })
})

describe('the current customer', () => {
  test("offers the customer's addresses at the checkout until the password changes", async () => {
    const { cookie } = await login(await token())
    expect(await currentCustomer(cookie)).toMatchObject({
      id,
      email: ada,
      channelId: ukChannel,
      addresses: [{ address: { email: ada, address1: home.address1, countryCode: 'GB' } }],
    })
    await call('PUT', '/v3/customers', [{ id, authentication: { new_password: 'Another1749' } }])
    expect(await currentCustomer(cookie)).toBeNull()
  })
})
