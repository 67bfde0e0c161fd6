import { expect, test } from 'vitest'
import type { MarketingPort } from '../../ports/marketing-port.ts'
import { openAccountShop } from '../accounts.ts'
import { dataCentre, most } from '../limits.ts'
import { quietServices } from '../quiet-services.ts'
import { openShop } from '../shop.ts'
import { markets } from '#shared/markets.ts'
import { account } from '#shared/messages/account.ts'

/** One data centre. `counted` is how many requests were. */
function openDataCentre() {
  const { bindings, counted } = dataCentre()
  const visitor = (network: number, options: Parameters<typeof openShop>[0] = {}) =>
    openShop({ ...options, bindings, headers: { 'cf-connecting-ip': `203.0.113.${network}` } })
  return { visitor, counted }
}

test('a stranger who asks for reset links of an address does not keep its owner from asking [D-15]', async () => {
  const { visitor } = openDataCentre()
  const { email } = await openAccountShop()
  const ask = (network: number) => visitor(network).post('/forgot-password', { email })
  const asked = await Promise.all(Array.from({ length: 14 }, () => ask(20)))
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(4)
  expect((await ask(21)).status).toBe(303)
})

test('a stranger who tries passwords does not lock out the owner, in a new browser or a known one [D-15]', async () => {
  const { visitor } = openDataCentre()
  const { shop, email, password } = await openAccountShop()
  const logIn = (network: number, secret: string, jar?: Map<string, string>) =>
    visitor(network, jar && { jar }).post('/login', { email, password: secret })
  for (let attempt = 0; attempt < 12; attempt += 1) await logIn(10, `Wrong${attempt}`)
  expect((await logIn(10, password)).status).toBe(429)
  expect((await logIn(11, password)).status).toBe(303)
  expect((await logIn(10, password, new Map(shop.jar))).status).toBe(303)
})

test.each([
  { name: 'two networks try five passwords each', networks: 2, tries: 5 },
  { name: 'thirty networks try one password each', networks: 30, tries: 1 },
])(
  'while $name, the owner logs in with a known browser, and with the link of a reset mail in a new one [D-15]',
  async ({ networks, tries }) => {
    const { visitor } = openDataCentre()
    const { shop, email, password, customerId } = await openAccountShop()
    const logIn = (network: number, secret: string, jar?: Map<string, string>) =>
      visitor(network, jar && { jar }).post('/login', { email, password: secret })
    for (let network = 100; network < 100 + networks; network += 1)
      for (let attempt = 0; attempt < tries; attempt += 1) await logIn(network, `Wrong${attempt}`)
    expect((await logIn(12, password, new Map(shop.jar))).status).toBe(303)

    const refused = await logIn(13, password)
    expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining(account.lockedText)])
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const stranger = visitor(150 + attempt)
      await stranger.get(`/updatePassword?c=${customerId}&t=${attempt.toString(16).padStart(64, '0')}`)
      await stranger.post('/updatePassword', { password: 'Stolen1234' })
    }
    const owner = visitor(13)
    expect((await owner.post('/forgot-password', { email })).status).toBe(303)
    await owner.get(await mailedPath(customerId))
    const set = await owner.post('/updatePassword', { password: 'Bobbin9876' })
    expect([set.status, set.headers.get('location')]).toEqual([303, '/my-account'])
    expect(await (await owner.call('getCurrentCustomer', {})).json()).toMatchObject({ email })
    // From now on this browser is known, whatever strangers try.
    await owner.post('/logout', {})
    expect((await owner.post('/login', { email, password: 'Bobbin9876' })).status).toBe(303)
  },
)

/** The path of the link in the newest mail to the customer. */
async function mailedPath(customerId: number): Promise<string> {
  const mails = await (await fetch('http://localhost:8788/control/outbox')).text()
  const [, token = ''] = new RegExp(`updatePassword\\?c=${customerId}&amp;t=([\\w-]+)`).exec(mails) ?? []
  return `/updatePassword?c=${customerId}&t=${token}`
}

test('one address gets few mails a minute, whoever asks for them, and each request has the same response [D-15]', async () => {
  const { visitor } = openDataCentre()
  const sent: string[] = []
  const marketing: MarketingPort = {
    ...quietServices().marketing!,
    requestNewsletter: async ({ email }) => void sent.push(email),
  }
  const responses = new Set<string>()
  for (let network = 1; network <= 14; network += 1) {
    const response = await visitor(network, { broken: { marketing } }).post('/newsletter', { email: 'ada@example.com' })
    responses.add(`${response.status} ${response.headers.get('location')}`)
  }
  expect([responses.size, sent.length]).toEqual([1, most.LIMIT_FEW])
})

test('pictures on another site count nobody’s tries, and cost the shop no call [D-15]', async () => {
  const { visitor, counted } = openDataCentre()
  const picture = {
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  }
  const calls: string[] = []
  const shop = visitor(30, {
    upstream: {
      fetch: async (input, init) => {
        calls.push(input)
        return fetch(input, init)
      },
    },
  })
  for (const path of [
    '/p/987654321/x/y',
    '/search?query=anything',
    '/api/search?query=anything',
    '/browse/womens?page=77',
    '/?coupon=WELCOME10',
    '/fragments/recommendations?item=987654321-1',
  ])
    await (await shop.get(markets.en.prefix + path, picture)).text()
  await shop.settle()
  expect(counted()).toBe(0)
  expect(calls.filter((url) => /search|graphql|promot|badge/.test(url))).toEqual([])
})
