import type { Currency } from './money.ts'

/** A sales channel of the store. `countries` lists the ISO codes that it delivers to, the home country first. */
export type Channel = {
  id: number
  prefix: string
  label: string
  currency: Currency
  locale: string
  countries: readonly [string, ...string[]]
}

export const channels = [
  {
    id: 1406818,
    prefix: '',
    label: 'United Kingdom',
    currency: 'GBP',
    locale: 'en-GB',
    countries: ['GB', 'GG', 'IM', 'JE'],
  },
  {
    id: 1421371,
    prefix: '/us',
    label: 'Rest of the World',
    currency: 'USD',
    locale: 'en-US',
    countries: ['US', 'AU', 'CA', 'NZ'],
  },
  {
    id: 1407345,
    prefix: '/eu',
    label: 'Ireland and Europe',
    currency: 'EUR',
    locale: 'en-IE',
    countries: ['IE', 'AT', 'BE', 'DE', 'DK', 'ES', 'FI', 'FR', 'IT', 'LU', 'NL', 'PT', 'SE'],
  },
] as const satisfies readonly Channel[]

/** The channel, or `undefined` for an id the store does not have. */
export function channelById(id: number): Channel | undefined {
  return channels.find((channel) => channel.id === id)
}
