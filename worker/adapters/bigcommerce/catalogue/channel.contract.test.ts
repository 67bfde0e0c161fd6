import { expect, test } from 'vitest'
import { markets } from '#shared/markets.ts'
import { untilDone } from '#worker/test/recorded-fetch.ts'
import { sandboxServices } from '#worker/test/sandbox.ts'

test.each(Object.values(markets))('reads the channel of market $code [NET-16]', async (market) => {
  const { services } = sandboxServices()
  const channel = await services.catalogue.channel({ market }, untilDone())
  expect(channel.defaultCurrency).toBe(market.currency)
  expect(channel.storeName).not.toBe('')
})
