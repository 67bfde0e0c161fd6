import { decodeHTML } from 'entities'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { newEmail } from '../test/accounts.ts'
import { type Buyable, buyable } from '../test/buyable.ts'
import { changeOrderStatus, placeOrder, startOrder } from '../test/place-order.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { formatChoice } from '#shared/consent-cookie.ts'
import { allGroups, type ConsentGroup, consentGroups } from '#shared/consent.ts'
import { markets } from '#shared/markets.ts'

const url = 'https://region1.google-analytics.com/mp/collect?measurement_id=G-SHOP1&api_secret=not-a-real-secret'
const clientId = '1234567890.1700000000'
/** What the service's pages document for the body of a request and for a purchase. */
const Payload = v.strictObject({
  client_id: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
  consent: v.strictObject({
    ad_user_data: v.picklist(['GRANTED', 'DENIED']),
    ad_personalization: v.picklist(['GRANTED', 'DENIED']),
  }),
  events: v.pipe(
    v.array(
      v.strictObject({
        name: v.literal('purchase'),
        params: v.strictObject({
          transaction_id: v.pipe(v.string(), v.nonEmpty()),
          currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
          value: v.number(),
          shipping: v.number(),
          tax: v.number(),
          discount: v.number(),
          session_id: v.optional(v.pipe(v.string(), v.regex(/^\d+$/))),
          items: v.pipe(
            v.array(
              v.looseObject({ item_id: v.string(), item_name: v.string(), price: v.number(), quantity: v.number() }),
            ),
            v.minLength(1),
            v.maxLength(200),
          ),
        }),
      }),
    ),
    v.maxLength(25),
  ),
})

const { services } = sandboxServices()
let item: Buyable
beforeAll(async () => {
  item = await buyable(services.catalogue, markets.en)
})

/** A browser with a bag that has made a choice, and the requests that its shop sends to the service. */
async function shopper({
  groups = [consentGroups.performance],
  vars = { ANALYTICS_PURCHASE_URL: url },
  headers = {},
  cookies = { _ga: `GA1.1.${clientId}` },
  isDown = false,
}: {
  groups?: readonly ConsentGroup[] | null
  vars?: Record<string, string>
  headers?: Record<string, string>
  cookies?: Record<string, string>
  isDown?: boolean
} = {}) {
  const sent: { url: string; body: unknown }[] = []
  const shop = openShop({
    vars,
    headers,
    upstream: {
      async fetch(input, init) {
        if (!input.startsWith('https://region1.google-analytics.com/')) return fetch(input, init)
        sent.push({ url: input, body: JSON.parse(String(init.body)) })
        return new Response(null, { status: isDown ? 503 : 204 })
      },
    },
  })
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '')
  if (groups)
    shop.jar.set(
      'sv-consent',
      formatChoice({ groups, market: 'en', hasPrivacyControl: false, day, id: '0123456789abcdef' }),
    )
  for (const [name, value] of Object.entries(cookies)) shop.jar.set(name, value)
  await shop.call('addCartItems', {
    data: { line_items: [{ product_id: item.product.id, variant_id: item.variant.id, quantity: 2 }] },
  })
  return { shop, sent }
}

type Shopper = Awaited<ReturnType<typeof shopper>>

async function confirm({ shop }: Shopper, { cartId, orderId }: { cartId: string; orderId: number }): Promise<string> {
  const page = await textOf(shop.get(`/order-confirmation/${cartId}/${orderId}`))
  await shop.settle()
  return page
}

test('the Worker reports a purchase when its confirmation is shown, in the documented form and with the transaction id of the browser [D-192]', async () => {
  const visitor = await shopper({
    groups: allGroups,
    cookies: { _ga: `GA1.1.${clientId}`, _ga_SHOP1: 'GS2.1.s1763900000$o3$g1$t1763900100' },
  })
  const placed = await placeOrder(visitor.shop, newEmail())
  const page = await confirm(visitor, placed)
  expect(visitor.sent).toHaveLength(1)
  const { events, ...visit } = v.parse(Payload, visitor.sent[0]?.body)
  expect(visitor.sent[0]?.url).toBe(url)
  expect(visit).toEqual({
    client_id: clientId,
    consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
  })
  const [, browserEvent = ''] = /data-purchase="([^"]*)"/.exec(page) ?? []
  expect(events[0]?.params).toEqual({
    ...JSON.parse(decodeHTML(browserEvent)),
    session_id: '1763900000',
  })
  expect(events[0]?.params.transaction_id).toBe(String(placed.orderId))
})

test('the Worker reports a purchase once, however often its confirmation is shown [D-192]', async () => {
  const visitor = await shopper()
  const placed = await placeOrder(visitor.shop, newEmail())
  await Promise.all([confirm(visitor, placed), confirm(visitor, placed)])
  await confirm(visitor, placed)
  expect(visitor.sent).toHaveLength(1)
})

test('the Worker says that advertising was refused, and takes the session of an older script [D-192]', async () => {
  const visitor = await shopper({ cookies: { _ga: `GA1.1.${clientId}`, _ga_SHOP1: 'GS1.1.1700000001.2.0' } })
  await confirm(visitor, await placeOrder(visitor.shop, newEmail()))
  expect(v.parse(Payload, visitor.sent[0]?.body)).toMatchObject({
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: [{ params: { session_id: '1700000001' } }],
  })
})

test.each<[string, Parameters<typeof shopper>[0]]>([
  ['of a visitor without a choice', { groups: null }],
  ['of a visitor who refused', { groups: [] }],
  ['of a visitor who agreed to other purposes', { groups: [consentGroups.functional, consentGroups.targeting] }],
  ['of a browser in which the service’s script has not run', { cookies: {} }],
  ['of a browser with an invented client id', { cookies: { _ga: 'GA1.1.<script>' } }],
  ['in a shop without the address', { vars: {} }],
])('the Worker reports no purchase %s [D-19]', async (_whose, options) => {
  const visitor = await shopper(options)
  expect(await confirm(visitor, await placeOrder(visitor.shop, newEmail()))).toContain('data-purchase')
  expect(visitor.sent).toEqual([])
})

test('the Worker reports an order once it is paid, and no order of another browser [D-192]', async () => {
  const visitor = await shopper()
  const started = await startOrder(visitor.shop, newEmail())
  await confirm(visitor, started)
  const stranger = await shopper()
  await changeOrderStatus(started.orderId, 11)
  await confirm(stranger, started)
  expect([...visitor.sent, ...stranger.sent]).toEqual([])
  await confirm(visitor, started)
  expect(visitor.sent).toHaveLength(1)
})

test('an outage of the service does not harm the confirmation, and the report is not repeated [D-192]', async () => {
  const visitor = await shopper({ isDown: true })
  const placed = await placeOrder(visitor.shop, newEmail())
  expect(await confirm(visitor, placed)).toContain('data-purchase')
  await confirm(visitor, placed)
  expect(visitor.sent).toHaveLength(1)
})
