import { expect, test } from 'vitest'
import { markets } from './markets.ts'
import { storefrontOf } from './storefront.ts'

test('a storefront has label, channel, currency and protocol [NET-31]', () => {
  expect(storefrontOf(markets.eu, { publicOrigin: 'https://shop.example', channelId: 1407345 })).toEqual({
    label: 'Ireland',
    channelId: 1407345,
    currencyCode: 'EUR',
    protocol: 'https',
  })
  expect(storefrontOf(markets.en, { publicOrigin: 'http://localhost:8787', channelId: 1 }).protocol).toBe('http')
})
