import { marketChannels } from '../catalogue/channels.ts'
import type { Currency } from '../catalogue/currencies.ts'

/** A deployment has one Application per market, with its currency and its single store. */
export type Application = {
  id: number
  name: string
  currency: Currency
  storeIntegrationId: string
  channelId: number
}

export const applications: readonly Application[] = marketChannels.map(({ id, market, store, currency }, index) => ({
  id: index + 1,
  name: market,
  currency,
  storeIntegrationId: store,
  channelId: id,
}))

/** The application of a key; `keys` is a comma list of `applicationName=key`. */
export function applicationOfKey(keys: string, key: string): Application | undefined {
  const entry = keys
    .split(',')
    .map((pair) => pair.trim().split('='))
    .find(([, value]) => value !== undefined && value !== '' && value === key)
  return applications.find(({ name }) => name === entry?.[0])
}
