import { expect, test } from 'vitest'
import { json, recordedFetch, recordedLog, untilDone } from '../../test/recorded-fetch.ts'
import { createCall } from '../../upstream/call.ts'
import { createHttpMarketing } from './http-marketing.ts'
import { inLanguages, markets } from '#shared/markets.ts'

function open(...responses: Response[]) {
  const { fetch, requests } = recordedFetch(...responses)
  const call = createCall({
    service: 'marketing',
    fetch,
    timeoutMs: 1000,
    retryDelayMs: () => 0,
    log: recordedLog().log,
    headers: { authorization: 'Bearer token' },
  })
  return {
    port: createHttpMarketing({ configuration: { url: 'https://mail.example', token: 'token' }, call }),
    requests,
  }
}

const wish = { market: markets.us, email: 'ada@example.com', sku: '100200-NAV-10' }

test('sends a stock alert to the provider, with its market [PDP-60]', async () => {
  const { port, requests } = open(json({ id: 'one' }, { status: 201 }))
  await port.notifyStockLevel(wish, untilDone())
  expect([requests[0]?.method, requests[0]?.url.href, requests[0]?.headers.get('authorization')]).toEqual([
    'POST',
    'https://mail.example/v1/stock-notifications',
    'Bearer token',
  ])
  expect(requests[0]?.body).toEqual({ email: wish.email, sku: wish.sku, market: 'us' })
})

test('names the language of a page that is not in its market’s default one', async () => {
  const [, german = markets.eu] = inLanguages(markets.eu)
  const { port, requests } = open(json({ id: 'one' }, { status: 201 }), json({ email: wish.email }, { status: 202 }))
  await port.notifyStockLevel({ ...wish, market: german }, untilDone())
  await port.requestNewsletter({ market: german, email: wish.email }, untilDone())
  expect(requests.map(({ body }) => body)).toEqual([
    { email: wish.email, sku: wish.sku, market: 'eu', language: 'de' },
    { email: wish.email, market: 'eu', language: 'de' },
  ])
})

test('retries once after a 5xx, and throws if the outage persists', async () => {
  const { port, requests } = open(json({}, { status: 503 }), json({}, { status: 503 }))
  await expect(port.notifyStockLevel(wish, untilDone())).rejects.toMatchObject({
    service: 'marketing',
    kind: 'unavailable',
  })
  expect(requests).toHaveLength(2)
})

test('requests the newsletter once, because a retry would send a second mail [D-16]', async () => {
  const { port, requests } = open(json({ email: 'ada@example.com', status: 'pending' }, { status: 202 }))
  await port.requestNewsletter({ market: markets.eu, email: 'ada@example.com' }, untilDone())
  expect([requests[0]?.method, requests[0]?.url.pathname, requests[0]?.body]).toEqual([
    'POST',
    '/v1/subscriptions',
    { email: 'ada@example.com', market: 'eu' },
  ])
  const broken = open(json({}, { status: 503 }))
  await expect(
    broken.port.requestNewsletter({ market: markets.eu, email: 'ada@example.com' }, untilDone()),
  ).rejects.toMatchObject({ kind: 'unavailable' })
  expect(broken.requests).toHaveLength(1)
})

test.each([
  [true, 'accept'],
  [false, 'decline'],
])('sends a consent that is given: %s [ACC-39]', async (isGiven, action) => {
  const { port, requests } = open(json({ email: 'ada@example.com', status: 'accepted' }))
  await port.updateMarketingConsent({ email: 'ada@example.com', category: 'marketing_post', isGiven }, untilDone())
  expect([requests[0]?.url.pathname, requests[0]?.body]).toEqual([
    '/v1/consents',
    { email: 'ada@example.com', category: 'marketing_post', action },
  ])
})

test('merges preferences [ACC-40]', async () => {
  const { port, requests } = open(json({ email: 'ada@example.com' }))
  await port.updatePreferences({ email: 'ada@example.com', preferences: { womens: true } }, untilDone())
  expect([requests[0]?.method, requests[0]?.url.pathname, requests[0]?.body]).toEqual([
    'PUT',
    '/v1/preferences',
    { email: 'ada@example.com', preferences: { womens: true } },
  ])
})

test('reads open requests with the market and language of their page, and leaves out markets that the shop does not have [STK-02, STK-04]', async () => {
  const [, german = markets.eu] = inLanguages(markets.eu)
  const at = '2026-01-01T00:00:00.000Z'
  const request = (id: string, market: string | null, language?: string) => {
    return { id, email: wish.email, sku: wish.sku, market, ...(language && { language }), created_at: at }
  }
  const notifications = [request('1', 'eu', 'de'), request('2', 'us'), request('3', 'eu', 'fr'), request('4', 'xx')]
  const { port, requests } = open(json({ notifications, sent: { [wish.sku]: 2 } }))
  const { alerts, sentOf } = await port.openStockAlerts(
    { skus: [wish.sku], sentSince: new Date(at), limit: 5 },
    untilDone(),
  )
  expect(requests[0]?.body).toEqual({ skus: [wish.sku], sent_since: at, limit: 5 })
  expect(alerts.map(({ id, market }) => [id, market])).toEqual([
    ['1', german],
    ['2', markets.us],
    ['3', markets.eu],
  ])
  expect([...sentOf]).toEqual([[wish.sku, 2]])
})

test('sends the mails of requests again after a 5xx, because the provider sends each of them once [STK-03]', async () => {
  const { port, requests } = open(json({}, { status: 503 }), json({ sent: 1 }))
  const mail = { id: '1', subject: 'Back', text: 'See it', html: '<p>See it</p>' }
  const stopUrl = 'https://shop.example/stock-alerts/stop?link=x'
  expect(await port.sendStockAlerts({ mails: [{ ...mail, stopUrl }] }, untilDone())).toBe(1)
  expect(requests.map(({ url, body }) => [url.pathname, body])).toEqual(
    Array.from({ length: 2 }, () => [
      '/v1/stock-notifications/send',
      { mails: [{ ...mail, unsubscribe_url: stopUrl }] },
    ]),
  )
})
