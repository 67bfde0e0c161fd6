import { expect, test } from 'vitest'
import { json, recordedFetch, recordedLog, untilDone } from '../../test/recorded-fetch.ts'
import { createCall } from '../../upstream/call.ts'
import { createHttpShops } from './http-shops.ts'
import { inLanguages, markets } from '#shared/markets.ts'

function open(...responses: Response[]) {
  const { fetch, requests } = recordedFetch(...responses)
  const call = createCall({
    service: 'shops',
    fetch,
    timeoutMs: 1000,
    retryDelayMs: () => 0,
    log: recordedLog().log,
  })
  const configuration = { url: 'https://till.example', key: 'key', locales: 'en,eu' }
  return { port: createHttpShops({ configuration, call }), requests }
}

const bath = { id: 'bath', name: 'Selvedge Bath', town: 'Bath', units: 2 }
const [, german = markets.eu] = inLanguages(markets.eu)
const request = {
  market: german,
  sku: '100200-NAV-10',
  shopId: 'bath',
  name: 'Ada',
  email: 'ada@example.com',
  key: 'a-key-of-this-reservation',
}
const until = '2026-11-30T18:00:00+00:00'

test('asks for the stock of a SKU in the shops of a market [RSV-01]', async () => {
  const { port, requests } = open(json({ shops: [bath] }))
  expect(await port.stock({ market: markets.en, sku: 'A&B' }, untilDone())).toEqual([bath])
  expect([requests[0]?.url.href, requests[0]?.headers.get('authorization')]).toEqual([
    'https://till.example/v1/stock?sku=A%26B&market=en',
    'Bearer key',
  ])
})

test.each([
  ['no list', {}],
  ['units that are no number', { shops: [{ ...bath, units: 'many' }] }],
  ['fewer units than none', { shops: [{ ...bath, units: -1 }] }],
  ['a shop without a name', { shops: [{ ...bath, name: '' }] }],
])('refuses stock with %s, so that a failure never looks like empty shelves [RSV-09]', async (_what, body) => {
  const { port } = open(json(body))
  await expect(port.stock({ market: markets.en, sku: request.sku }, untilDone())).rejects.toMatchObject({
    service: 'shops',
    kind: 'malformed',
  })
})

test('reserves one piece with a key, also when it sends the request again after a 5xx [RSV-04]', async () => {
  const { port, requests } = open(json({}, { status: 503 }), json({ id: 'one', until }, { status: 201 }))
  expect(await port.reserve(request, untilDone())).toEqual({ id: 'one', until })
  const { key, shopId: shop, market: _market, ...person } = request
  expect(requests.map(({ url, headers, body }) => [url.pathname, headers.get('idempotency-key'), body])).toEqual(
    Array.from({ length: 2 }, () => [
      '/v1/reservations',
      key,
      { ...person, shop, quantity: 1, market: 'eu', language: 'de' },
    ]),
  )
})

test('says that none is left, and throws for any other refusal [RSV-05]', async () => {
  expect(await open(json({}, { status: 409 })).port.reserve(request, untilDone())).toBeNull()
  await expect(open(json({}, { status: 422 })).port.reserve(request, untilDone())).rejects.toMatchObject({
    service: 'shops',
    kind: 'rejected',
  })
  await expect(open(json({ id: 'one', until: 'tomorrow' })).port.reserve(request, untilDone())).rejects.toMatchObject({
    kind: 'malformed',
  })
})

test('cancels a reservation, and says if it was over before [RSV-06]', async () => {
  const { port, requests } = open(json({ id: 'a/b' }), json({}, { status: 404 }))
  expect(await port.cancel({ id: 'a/b' }, untilDone())).toBe('cancelled')
  expect(await port.cancel({ id: 'a/b' }, untilDone())).toBe('over')
  expect(requests.map(({ method, url }) => [method, url.pathname])).toEqual([
    ['DELETE', '/v1/reservations/a%2Fb'],
    ['DELETE', '/v1/reservations/a%2Fb'],
  ])
})

test('lists and forgets the reservations of an address, which is in no URL [RSV-10]', async () => {
  const { email } = request
  const own = { id: 'one', sku: request.sku, shop: 'bath', name: 'Ada', until }
  const { port, requests } = open(json({ reservations: [own] }), json({ forgotten: 1 }))
  expect(await port.reservationsOf({ email }, untilDone())).toEqual([{ sku: request.sku, shopId: 'bath', until }])
  await port.forget({ email }, untilDone())
  expect(requests.map(({ method, url, body }) => [method, url.pathname + url.search, body])).toEqual([
    ['POST', '/v1/reservations/list', { email }],
    ['POST', '/v1/reservations/forget', { email }],
  ])
})
