import { expect, test } from 'vitest'
import { readPageSettings } from './page-settings.ts'

const settingsOf = (dataset: Record<string, string>) =>
  readPageSettings({ documentElement: { dataset } as unknown as HTMLElement })

test('the settings are the attributes of the document', () => {
  expect(
    settingsOf({
      market: 'eu',
      prefix: '/eu',
      currency: 'EUR',
      channel: '7',
      promotions: '',
      wallet: '',
      freeFrom: '9000',
    }),
  ).toEqual({
    market: 'eu',
    prefix: '/eu',
    currency: 'EUR',
    channelId: '7',
    hasPromotions: true,
    hasExpressWallet: true,
    freeFrom: '9000',
  })
})

test('what the document does not say is off', () => {
  expect(settingsOf({ market: 'en', currency: 'GBP' })).toMatchObject({
    prefix: '',
    hasPromotions: false,
    hasExpressWallet: false,
    freeFrom: undefined,
  })
})
