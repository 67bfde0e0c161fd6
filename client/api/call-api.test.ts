import { expect, test } from 'vitest'
import { createGetPage } from '../data/test/fake-reads.ts'
import { callCommerce, getFragment } from './call-api.ts'
import type { PageServices } from './page-services.ts'

test("a call goes to the Worker of the page's own origin, with cookies, the market's prefix and its channel [NET-01, NET-02]", async () => {
  const sent: [string, RequestInit | undefined][] = []
  const services: PageServices = {
    settings: {
      market: 'eu',
      prefix: '/eu',
      currency: 'EUR',
      channelId: '1407345',
      hasPromotions: false,
      hasExpressWallet: false,
    },
    fetch: async (input, init) => {
      sent.push([String(input), init])
      return Response.json({ fine: true })
    },
    assign: () => {},
    onLeave: () => {},
  }
  expect(await callCommerce(services, { method: 'getCart', args: {}, read: (body) => body })).toEqual({ fine: true })
  const [[url, init] = []] = sent
  expect(url).toBe('/eu/api/bigcommerce/getCart')
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'same-origin',
    body: '[{}]',
    headers: { 'x-bigcommerce-channel-id': '1407345' },
  })
})

test('an outage of a fragment is a failure, not an empty text', async () => {
  const { services, requestedUrls } = createGetPage(() => new Response('down', { status: 503 }))
  await expect(getFragment(services, '/fragments/recently-viewed?item=7.Ink')).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'unavailable',
    status: 503,
  })
  expect(requestedUrls).toEqual(['/us/fragments/recently-viewed?item=7.Ink'])
})
