import { describe, expect, test } from 'vitest'
import { newAccount } from '../test/accounts.ts'
import { openShop } from '../test/shop.ts'
import type { VisitorFacts } from '#shared/analytics/events.ts'
import { consentCookie } from '#shared/consent-cookie.ts'
import type { ConsentGroup } from '#shared/consent.ts'
import { ServiceError } from '#shared/errors.ts'
import { choiceOfToday } from '#shared/test/consent-choice.ts'

const agents = {
  mobile: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  tablet: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
} as const

type Shop = ReturnType<typeof openShop>

function choose(shop: Shop, groups: ConsentGroup[]): void {
  shop.jar.set(consentCookie.name, choiceOfToday(groups))
}

async function ask(shop: Shop, headers: Record<string, string> = {}): Promise<VisitorFacts> {
  return (await shop.get('/api/visitor', { headers })).json()
}

/** A browser that is signed in to a new account. */
async function openSignedIn() {
  const account = await newAccount()
  const shop = openShop()
  await shop.post('/login', { email: account.email, password: account.password })
  return { shop, ...account }
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

describe('the visitor’s facts for analytics', () => {
  test.each(Object.entries(agents))('name a %s by its user agent [TRK-09]', async (deviceType, agent) => {
    expect(await ask(openShop(), { 'user-agent': agent })).toEqual({ deviceType, hashedEmail: null })
  })

  test('are personal and never cached', async () => {
    const response = await openShop().get('/api/visitor')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('hold the SHA-256 of the lower-case address of a customer who agreed to targeting [TRK-09, D-19]', async () => {
    const { shop, email } = await openSignedIn()
    choose(shop, ['C0001', 'C0004'])
    expect((await ask(shop)).hashedEmail).toBe(await sha256(email.trim().toLowerCase()))
  })

  test.each<[string, (shop: Shop) => void, Record<string, string>]>([
    ['made no choice', () => undefined, {}],
    ['agreed to other purposes only', (shop) => choose(shop, ['C0001', 'C0002', 'C0003']), {}],
    [
      'agreed, but whose browser sends Global Privacy Control',
      (shop) => choose(shop, ['C0001', 'C0004']),
      { 'sec-gpc': '1' },
    ],
    [
      'has only the default groups of a consent service',
      (shop) => shop.jar.set('OptanonConsent', encodeURIComponent('groups=C0001:1,C0004:1')),
      {},
    ],
  ])('hold no hash of a customer who %s [TRK-09, D-19]', async (_who, prepare, headers) => {
    const { shop } = await openSignedIn()
    prepare(shop)
    expect((await ask(shop, headers)).hashedEmail).toBeNull()
  })

  test('hold the hash of a customer who agreed at a consent service [TRK-09]', async () => {
    const { shop } = await openSignedIn()
    shop.jar.set('OptanonConsent', encodeURIComponent('groups=C0001:1,C0004:1'))
    shop.jar.set('OptanonAlertBoxClosed', '2026-11-22T10:00:00.000Z')
    expect((await ask(shop)).hashedEmail).toMatch(/^[0-9a-f]{64}$/)
  })

  test('hold no hash of a guest', async () => {
    const shop = openShop()
    choose(shop, ['C0001', 'C0004'])
    expect((await ask(shop)).hashedEmail).toBeNull()
  })

  test('still name the device if the platform fails', async () => {
    const { shop, services } = await openSignedIn()
    choose(shop, ['C0001', 'C0004'])
    const failing = async () => {
      throw new ServiceError('commerce', 'timeout')
    }
    const broken = openShop({ jar: shop.jar, broken: { customers: { ...services.customers, customer: failing } } })
    expect(await ask(broken, { 'user-agent': agents.desktop })).toEqual({ deviceType: 'desktop', hashedEmail: null })
  })
})

describe('a login by form', () => {
  test.each([
    ['performance', 'C0002'],
    ['targeting', 'C0004'],
  ] as const)('sets a cookie for a minute that tells analytics of it, after a yes to %s', async (_purpose, group) => {
    const { email, password } = await newAccount()
    const shop = openShop()
    choose(shop, ['C0001', group])
    const lines = (await shop.post('/login', { email, password })).headers.getSetCookie()
    expect(lines.find((line) => line.startsWith('sv-logged-in'))).toBe(
      'sv-logged-in=1; Max-Age=60; Path=/; Secure; SameSite=Lax',
    )
  })

  test.each(['without consent', 'after a refusal'])('sets no such cookie %s', async (reason) => {
    const { email, password } = await newAccount()
    const shop = openShop()
    if (reason === 'after a refusal') choose(shop, ['C0001', 'C0002'])
    const typed = reason === 'after a refusal' ? 'Wrong1234' : password
    const lines = (await shop.post('/login', { email, password: typed })).headers.getSetCookie()
    expect(lines.filter((line) => line.startsWith('sv-logged-in'))).toEqual([])
  })
})
