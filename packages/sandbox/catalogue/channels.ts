import { currencies, type Currency } from './currencies.ts'
import type { MarketChannel } from './market-channel.ts'
import { marketChannels } from '#market-channels'

export { marketChannels }

export type Channel = {
  id: number
  name: string
  currency: Currency
  enabledCurrencies: readonly Currency[]
}

export type MarketName = (typeof marketChannels)[number]['market']

/** The store's storefront channels: the vendor's default, and those of the markets. */
export const channels: readonly Channel[] = [
  { id: 1, name: 'Selvedge', currency: 'GBP', enabledCurrencies: currencies },
  ...marketChannels.map(({ id, name, currency }) => ({ id, name, currency, enabledCurrencies: [currency] })),
]

export function findChannel(id: number): Channel | undefined {
  return channels.find((channel) => channel.id === id)
}

/** The channel of a market; `undefined` for any other id. */
export function channelById(id: number): MarketChannel | undefined {
  return marketChannels.find((channel) => channel.id === id)
}

export const locations = [
  { id: 1, code: 'BC-LOCATION-1', name: 'Warehouse', column: 'stock_1' },
  { id: 2, code: 'BC-LOCATION-2', name: 'Reserved for the UK', column: 'stock_2' },
] as const
