import { manifest } from 'virtual:asset-manifest'
import { expect, test, vi } from 'vitest'
import { startIsolate } from '../test/isolate.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { ServiceError } from '#shared/errors.ts'
import type { Market } from '#shared/markets.ts'
import { byMarket, channelIds, settingByMarket } from '#shared/test/by-market.ts'

const hasStorefront = async () => true
const channel = { storeName: 'Selvedge' }

test("the readiness check is ready if each channel sells in its market's currency, and reports how each is set up [NET-31]", async () => {
  const response = await openShop().get('/health/ready')
  const state = 'ready'
  const storefronts = byMarket(({ label, defaultChannelId, currency }) => ({
    state,
    label,
    channelId: defaultChannelId,
    currencyCode: currency,
    protocol: 'http',
  }))
  expect([response.status, await response.json()]).toEqual([
    200,
    expect.objectContaining({ status: 'ready', markets: storefronts }),
  ])
  const secure = await openShop({ vars: { PUBLIC_ORIGIN: 'https://localhost:8787' } }).get('/health/ready')
  expect(await secure.json()).toMatchObject({ markets: { en: { protocol: 'https' }, eu: { protocol: 'https' } } })
})

test('the readiness check is not ready if a channel sells in another currency or cannot be read, and reports nothing else', async () => {
  const broken = {
    catalogue: {
      channel: async ({ market }: { market: { code: string } }) => {
        if (market.code === 'us') throw new ServiceError('commerce', 'unauthorised', { message: 'a secret' })
        return { ...channel, defaultCurrency: 'GBP' }
      },
      hasStorefront,
    },
  }
  const response = await openShop({ broken }).get('/health/ready')
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'private, no-store'])
  expect(await response.json()).toMatchObject({
    status: 'not-ready',
    markets: { en: { state: 'ready' }, us: { state: 'unreachable' }, eu: { state: 'other-currency' } },
  })
})

test('the readiness check is not ready if a token of pages is refused, or their address is that of another channel [NET-31]', async () => {
  const refused = await openShop({ vars: { BIGCOMMERCE_STOREFRONT_TOKEN: 'mistyped' } }).get('/health/ready')
  expect([refused.status, await refused.json()]).toMatchObject([503, { markets: { en: { state: 'unreachable' } } }])
  const broken = {
    catalogue: { hasStorefront: async ({ market }: { market: Market }) => market.code === 'en' },
  }
  expect(await (await openShop({ broken }).get('/health/ready')).json()).toMatchObject({
    status: 'not-ready',
    markets: { en: { state: 'ready' }, us: { state: 'other-channel' } },
  })
})

test('a wrong setting is logged once by its name, and the readiness check shows the name without the value [NET-31]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const shop = openShop({ vars: { BIGCOMMERCE_ACCESS_TOKEN: '', MEDIA_ACCOUNT: '{account}' } })
  expect((await shop.get('/robots.txt')).status).toBe(500)
  const response = await shop.get('/health/ready')
  const settings = ['BIGCOMMERCE_ACCESS_TOKEN', 'MEDIA_ACCOUNT']
  expect([response.status, await response.json()]).toMatchObject([503, { status: 'not-configured', settings }])
  const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)) as object)
  logged.mockRestore()
  expect(lines).toMatchObject([{ event: 'not-configured', settings }])
})

const failing = () => Promise.reject(new ServiceError('search', 'unavailable'))
const version = { id: '7f3c0f8e-0000-4000-8000-000000000000', tag: 'abc1234', timestamp: '2026-11-22T00:00:00Z' }

test('the readiness check is not ready while the platform fails, although the facts of its markets are cached', async () => {
  const shop = openShop({ vars: { PAGE_CACHE: 'off' } })
  expect((await shop.get('/health/ready')).status).toBe(200)
  const { catalogue } = sandboxServices().services
  const stock = () => Promise.reject(new ServiceError('commerce', 'unavailable'))
  const response = await openShop({ broken: { catalogue: { ...catalogue, stock } } }).get('/health/ready')
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({
    status: 'not-ready',
    markets: { en: { state: 'ready' } },
    dependencies: { commerce: 'unreachable' },
  })
})

test('the health check reports the build, and the id and tag of the version', async () => {
  const response = await openShop({ bindings: { VERSION: version } }).get('/health')
  expect(await response.json()).toEqual({
    status: 'ok',
    build: manifest.buildId,
    version: version.id,
    tag: version.tag,
  })
})

test('the health check and a refused address have the security headers of every response', async () => {
  const shop = openShop()
  for (const path of ['/health', '/health/ready', `/${'a'.repeat(1600)}`, '/cookies']) {
    const { headers } = await shop.get(path)
    const names = ['strict-transport-security', 'x-content-type-options', 'referrer-policy']
    expect([path, names.filter((name) => !headers.has(name))]).toEqual([path, []])
  }
})

test('the readiness check reports the version and the state of each dependency, and an outage of an optional one keeps it ready', async () => {
  const broken = {
    search: {
      search: failing,
      suggest: failing,
      recommendations: failing,
    },
    payments: null,
  }
  const response = await openShop({ bindings: { VERSION: version }, broken }).get('/health/ready')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    version: version.id,
    dependencies: {
      commerce: 'ready',
      content: 'ready',
      search: 'unreachable',
      badges: 'ready',
      promotions: 'ready',
      payments: 'off',
      sessions: 'ready',
      'content copies': 'ready',
    },
  })
})

test('the readiness check asks the services once, however often it is requested within ten seconds', async () => {
  let calls = 0
  const counting = async () => {
    calls += 1
    return { ...channel, defaultCurrency: 'GBP' }
  }
  const shop = openShop({ broken: { catalogue: { channel: counting, hasStorefront } } })
  const responses = await Promise.all([shop.get('/health/ready'), shop.get('/health/ready')])
  responses.push(await shop.get('/health/ready'))
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 503])
  expect(calls).toBe(Object.keys(channelIds).length)
})

test('the channels of the setting are those that are read, and that browsers name [NET-16, NET-31]', async () => {
  await startIsolate()
  const { en, us } = channelIds
  const swapped = settingByMarket(({ code }) => channelIds[code], { changed: { en: us, us: en } })
  const shop = openShop({ vars: { CHANNEL_IDS: swapped, PAGE_CACHE: 'off' } })
  const response = await shop.get('/health/ready')
  expect(await response.json()).toMatchObject({
    markets: {
      en: { state: 'other-currency', channelId: 1421371 },
      us: { state: 'other-currency', channelId: 1406818 },
      eu: { state: 'ready', channelId: 1407345 },
    },
  })
  expect(await textOf(shop.get('/cookies'))).toContain('data-channel="1421371"')
})
