import type { Currency } from './pricing.ts'

export type Channel = {
  id: number
  name: string
  currency: Currency
  enabledCurrencies: readonly Currency[]
}

/** The store's storefront channels. Channel 1 is the vendor's default; the others are the markets. */
export const channels: readonly Channel[] = [
  { id: 1, name: 'Selvedge', currency: 'GBP', enabledCurrencies: ['GBP', 'USD', 'EUR'] },
  { id: 1406818, name: 'Selvedge UK', currency: 'GBP', enabledCurrencies: ['GBP'] },
  { id: 1421371, name: 'Selvedge Rest Of World', currency: 'USD', enabledCurrencies: ['USD'] },
  { id: 1407345, name: 'Selvedge Europe', currency: 'EUR', enabledCurrencies: ['EUR'] },
]

export function findChannel(id: number): Channel | undefined {
  return channels.find((channel) => channel.id === id)
}

export const locations = [
  { id: 1, code: 'BC-LOCATION-1', name: 'Warehouse', column: 'stock_1' },
  { id: 2, code: 'BC-LOCATION-2', name: 'Reserved for the UK', column: 'stock_2' },
] as const
