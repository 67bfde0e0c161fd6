import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { AppEnv } from '../context/app-env.ts'
import type { Visit } from '../context/visit.ts'
import { createSealer } from '../lib/sealed-value.ts'
import { createSigner } from '../lib/signed-value.ts'
import { startVisit } from '../middleware/visit.ts'
import type { Ports } from '../ports/ports.ts'
import { writeCartId } from './cart-cookie.ts'
import { writeCoupons } from './coupon-cookie.ts'
import { forgetSession, readSession, startSession } from './customer-session.ts'
import { takeFlash, writeFlash } from './flash.ts'
import { forgetOrderedCartId, readOrderedCartId, writeOrderedCartId } from './order-cookie.ts'
import { forgetReset, readReset, writeReset } from './reset-cookie.ts'
import { forgetShownTotal, readShownTotal, writeShownTotal } from './shown-total.ts'
import { markets } from '#shared/markets.ts'

const keys = ['bmV3LWtleS1uZXcta2V5LW5ldy1rZXktbmV3LWtleTA']
const [signer, sealer] = [createSigner(keys), createSealer(keys)]
const cartId = '7f2c1a00-aaaa-4bbb-8ccc-000000000001'

/** Runs `work` in a request with the cookies, and returns the names, texts and attributes that it sets. */
async function run(work: (visit: Visit) => unknown, { cookie = '', cartDays = 7 } = {}) {
  const app = new Hono<AppEnv>()
  app.get('/', async (c) => {
    startVisit(c)
    c.set('market', markets.en)
    const configuration = { cartDays, bigCommerce: { channelIds: { [code]: channelId } } }
    c.set('configuration', configuration as unknown as AppEnv['Variables']['configuration'])
    c.set('signer', signer)
    c.set('sealer', sealer)
    c.set('services', { sessions: { isEnded: async () => false } } as unknown as Ports &
      AppEnv['Variables']['services'])
    return c.json({ result: (await work(c.get('visit'))) ?? null })
  })
  const response = await app.request('/', { headers: { cookie } })
  const set = response.headers.getSetCookie().map((line) => {
    const [pair = '', ...attributes] = line.split('; ')
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), text: decodeURIComponent(pair.slice(at + 1)), attributes: attributes.join('; ') }
  })
  const sent = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { result } = await response.json<{ result: unknown }>()
  return { set, sent, result }
}

const bill = { total: 1999, lines: [{ id: 'a', quantity: 1, unit: 1999 }], offers: [], isPriced: true }
const reset = { customerId: 71, token: 'abcdefgh' }
const { defaultChannelId: channelId, currency, code } = markets.en

const signed: [purpose: string, write: (visit: Visit) => Promise<void>, cookie: object, value: RegExp][] = [
  [
    'cart',
    (visit) => writeCartId(visit, cartId),
    { name: `cart-id_${channelId}_${currency}`, attributes: 'Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax' },
    new RegExp(`^${cartId}~\\d{10}$`),
  ],
  [
    'coupons',
    (visit) => writeCoupons(visit, ['SPRING', 'LINEN']),
    { name: `sv-coupons_${code}`, attributes: 'Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax' },
    /^SPRING LINEN$/,
  ],
  [
    'order',
    (visit) => writeOrderedCartId(visit, cartId),
    { name: '__Host-sv-order', attributes: 'Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax' },
    new RegExp(`^${cartId}~\\d{10}$`),
  ],
]

const sealed: [purpose: string, write: (visit: Visit) => Promise<unknown>, cookie: object, value: object][] = [
  [
    'flash',
    (visit) => writeFlash(visit, { hasSignedUp: true, items: Array.from({ length: 30 }, () => 'x') }),
    { name: '__Host-sv-flash', attributes: 'Max-Age=300; Path=/; HttpOnly; Secure; SameSite=Lax' },
    { hasSignedUp: true, items: Array.from({ length: 20 }, () => 'x') },
  ],
  [
    'password-reset',
    (visit) => writeReset(visit, reset),
    { name: '__Host-sv-reset', attributes: 'Max-Age=1800; Path=/; HttpOnly; Secure; SameSite=Lax' },
    { ...reset, until: expect.any(Number) },
  ],
  [
    'session',
    (visit) => startSession(visit, { id: 71, channelIds: null }),
    { name: '__Host-sv-session', attributes: 'Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax' },
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      customer: 71,
      channels: null,
      startedAt: expect.any(Number),
      usedAt: expect.any(Number),
    },
  ],
  [
    'total',
    (visit) => writeShownTotal(visit, { cartId, bill, held: null, heldAt: 5 }),
    { name: '__Host-sv-total', attributes: 'Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax' },
    { cartId, bill, held: null, heldAt: 5 },
  ],
]

describe('the cookies that only the Worker can make', () => {
  test.each(signed)(
    'the cookie %s has its name, attributes and signed value',
    async (...[purpose, write, cookie, value]) => {
      const { set } = await run(write)
      expect(set[0]).toMatchObject(cookie)
      expect(await signer.verify(purpose, set[0]!.text)).toMatch(value)
    },
  )

  test.each(sealed)(
    'the cookie %s has its name, attributes and sealed value',
    async (...[purpose, write, cookie, value]) => {
      const { set } = await run(write)
      expect(set[0]).toMatchObject(cookie)
      expect(JSON.parse((await sealer.open(purpose, set[0]!.text)) ?? 'null')).toEqual(value)
    },
  )

  test('the cookies of cart, codes and session last for 604800 seconds unless cart and codes are configured otherwise [CONST-01] [BAG-50] [D-29]', async () => {
    const agesFor = async (cartDays: number) => {
      const work = async (visit: Visit) => {
        await writeCartId(visit, cartId)
        await writeCoupons(visit, ['SPRING'])
        await startSession(visit, { id: 71, channelIds: null })
      }
      const { set } = await run(work, { cartDays })
      return Object.fromEntries(set.map(({ name, attributes }) => [name, /Max-Age=(\d+)/.exec(attributes)?.[1]]))
    }
    const names = [`cart-id_${channelId}_${currency}`, 'sv-cart', `sv-coupons_${code}`]
    const [usual, configured] = [await agesFor(7), await agesFor(12)]
    expect(names.map((name) => [usual[name], configured[name]])).toEqual(names.map(() => ['604800', '1036800']))
    expect([usual['__Host-sv-session'], configured['__Host-sv-session']]).toEqual(['604800', '604800'])
  })

  test('cookies are read as they were written', async () => {
    const written = await run(async (visit) => {
      await writeOrderedCartId(visit, cartId)
      await writeReset(visit, reset)
      await writeFlash(visit, { email: 'a@example.com' })
      await writeShownTotal(visit, { cartId, bill, held: bill })
      await startSession(visit, { id: 71, channelIds: [channelId] })
    })
    const { result } = await run(
      async (visit) => [
        await readOrderedCartId(visit),
        await readReset(visit),
        await takeFlash(visit),
        await readShownTotal(visit, cartId),
        await readSession(visit),
      ],
      { cookie: written.sent },
    )
    expect(result).toEqual([
      cartId,
      reset,
      { items: [], hasSignedUp: false, email: 'a@example.com' },
      { cartId, bill, held: bill, heldAt: expect.any(Number) },
      { id: 71, sessionId: expect.any(String), startedAt: expect.any(Number) },
    ])
  })

  test('cookies are read as absent if their value is forged or of another cookie', async () => {
    const { text } = (await run((visit) => writeReset(visit, reset))).set[0]!
    const names = ['__Host-sv-order', '__Host-sv-reset', '__Host-sv-total', '__Host-sv-session']
    const cookies = [...names.map((name) => `${name}=forged`), `__Host-sv-flash=${text}`].join('; ')
    const { result } = await run(
      async (visit) => [
        await readOrderedCartId(visit),
        await readReset(visit),
        await readShownTotal(visit, cartId),
        await readSession(visit),
        await takeFlash(visit),
      ],
      { cookie: cookies },
    )
    expect(result).toEqual([null, null, null, null, { items: [], hasSignedUp: false, email: '' }])
  })

  test('cookies are deleted with the attributes that a __Host- name requires', async () => {
    const forget = (visit: Visit) => {
      forgetOrderedCartId(visit)
      forgetReset(visit)
      forgetShownTotal(visit)
      forgetSession(visit)
    }
    const deleted = async (cookie: string) =>
      (await run(forget, { cookie })).set.flatMap(({ name, attributes }) =>
        attributes === 'Max-Age=0; Path=/; Secure' ? [name] : [],
      )
    expect(await deleted('')).toEqual(['__Host-sv-order', '__Host-sv-reset', '__Host-sv-session'])
    expect(await deleted('__Host-sv-total=b')).toEqual([
      '__Host-sv-order',
      '__Host-sv-reset',
      '__Host-sv-total',
      '__Host-sv-session',
    ])
  })
})

test('a notice that names many items with long names fits into a cookie, with the items that fit', async () => {
  // The platform's limit for a product's name is 250 characters.
  const items = Array.from({ length: 20 }, (_, index) => `${index} ${'Pléiade '.repeat(30)}: not enough left`)
  const { set, sent } = await run((visit) =>
    writeFlash(visit, { notice: 'partly-reordered', items, count: { done: 1, of: 21 }, email: 'a'.repeat(250) }),
  )
  expect(`${set[0]?.name}${set[0]?.text}`.length).toBeLessThanOrEqual(4096)
  const { result } = await run((visit) => takeFlash(visit), { cookie: sent })
  expect(result).toMatchObject({ notice: 'partly-reordered', items: items.slice(0, 8) })
})
