import { expect, it } from 'vitest'
import { ServiceError } from '../../shared/errors.ts'
import { openShop } from '../test/shop.ts'

const channel = { enabledCurrencies: [], storeName: 'Selvedge', timezone: 'Europe/London' }

it('is ready when each channel sells in the currency of its market', async () => {
  const answer = await openShop().get('/health/ready')
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', markets: { en: 'ready', us: 'ready', eu: 'ready' } }])
})

it('is not when a channel sells in another, or cannot be read, and says no more than that', async () => {
  const broken = {
    channel: {
      channel: async ({ market }: { market: { code: string } }) => {
        if (market.code === 'us') throw new ServiceError('commerce', 'unauthorised', { message: 'a secret' })
        return { ...channel, defaultCurrency: 'GBP' }
      },
    },
  }
  const answer = await openShop({ broken }).get('/health/ready')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(await answer.json()).toEqual({ status: 'not-ready', markets: { en: 'ready', us: 'unreachable', eu: 'other-currency' } })
})
