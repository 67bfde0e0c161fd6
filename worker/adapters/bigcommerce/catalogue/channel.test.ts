import { describe, expect, test } from 'vitest'
import { createBigCommerceChannel } from './channel.ts'
import { markets } from '#shared/markets.ts'
import { recordedBigCommerce } from '#worker/test/bigcommerce.ts'
import { json, untilDone } from '#worker/test/recorded-fetch.ts'

const channel = {
  data: {
    id: 1406818,
    name: 'UK',
    currencies: { channel_id: 1406818, enabled_currencies: ['GBP'], default_currency: 'GBP' },
  },
  meta: {},
}
const store = {
  id: 'abc',
  name: 'Selvedge',
  admin_email: 'admin@example.com',
  timezone: { name: 'Europe/London', raw_offset: 0 },
}

function setUp(parts: { channel?: Response; store?: Response }) {
  const recorded = recordedBigCommerce(({ url }) =>
    url.pathname.endsWith('/v2/store') ? (parts.store ?? json(store)) : (parts.channel ?? json(channel)),
  )
  return { ...recorded, port: createBigCommerceChannel(recorded) }
}

describe('a channel', () => {
  test("a channel is read together with its store, without the merchant's private data [NET-16]", async () => {
    const { port, requests } = setUp({})
    expect(await port.channel({ market: markets.en }, untilDone())).toEqual({
      defaultCurrency: 'GBP',
      storeName: 'Selvedge',
    })
    expect(requests.map(({ url }) => `${url.pathname}${url.search}`)).toEqual([
      '/stores/hash/v3/channels/1406818?include=currencies',
      '/stores/hash/v2/store',
    ])
  })

  test('the channel and its store are requested at the same time [NET-16]', async () => {
    let open = 0
    let most = 0
    const recorded = recordedBigCommerce(async ({ url }) => {
      most = Math.max(most, (open += 1))
      await Promise.resolve()
      open -= 1
      return json(url.pathname.endsWith('/v2/store') ? store : channel)
    })
    await createBigCommerceChannel(recorded).channel({ market: markets.en }, untilDone())
    expect(most).toBe(2)
  })

  test.each([
    ['channel', { channel: json({ errors: {} }) }],
    ['store', { store: json({ ...store, errors: { a: 'b' } }) }],
    ['unknown channel', { channel: json({ status: 404, title: 'Not found', errors: {} }, { status: 404 }) }],
  ])('reading a channel fails if the response of the %s has errors [NET-17]', async (_what, parts) => {
    await expect(setUp(parts).port.channel({ market: markets.en }, untilDone())).rejects.toMatchObject({
      service: 'commerce',
      kind: 'rejected',
    })
  })
})
