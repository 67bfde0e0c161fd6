import { expect, test } from 'vitest'
import { ServiceError } from '../../shared/errors.ts'
import { openShop } from '../test/shop.ts'

const channel = { enabledCurrencies: [], storeName: 'Selvedge', timezone: 'Europe/London' }

test("the readiness check is ready if each channel sells in its market's currency, and reports how each is set up [NET-31]", async () => {
  const response = await openShop().get('/health/ready')
  const state = 'ready'
  const storefronts = {
    en: { state, label: 'United Kingdom', channelId: 1406818, currencyCode: 'GBP', protocol: 'http' },
    us: { state, label: 'Rest of the World', channelId: 1421371, currencyCode: 'USD', protocol: 'http' },
    eu: { state, label: 'Ireland', channelId: 1407345, currencyCode: 'EUR', protocol: 'http' },
  }
  expect([response.status, await response.json()]).toEqual([200, { status: 'ready', markets: storefronts }])
})

test('the readiness check is not ready if a channel sells in another currency or cannot be read, and reports nothing else', async () => {
  const broken = {
    channel: {
      channel: async ({ market }: { market: { code: string } }) => {
        if (market.code === 'us') throw new ServiceError('commerce', 'unauthorised', { message: 'a secret' })
        return { ...channel, defaultCurrency: 'GBP' }
      },
    },
  }
  const response = await openShop({ broken }).get('/health/ready')
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'private, no-store'])
  expect(await response.json()).toMatchObject({
    status: 'not-ready',
    markets: { en: { state: 'ready' }, us: { state: 'unreachable' }, eu: { state: 'other-currency' } },
  })
})
