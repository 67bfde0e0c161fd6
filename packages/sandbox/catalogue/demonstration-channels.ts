import type { MarketChannel } from './market-channel.ts'

/** The channels of the demonstration, and of the tests, the default market first. */
export const marketChannels = [
  {
    id: 1406818,
    name: 'Selvedge UK',
    market: 'uk',
    store: 'UK',
    prefix: '',
    label: 'United Kingdom',
    currency: 'GBP',
    locale: 'en-GB',
    translations: [],
    countries: ['GB', 'GG', 'IM', 'JE'],
  },
  {
    id: 1421371,
    name: 'Selvedge Rest Of World',
    market: 'us',
    store: 'US',
    prefix: '/us',
    label: 'Rest of the World',
    currency: 'USD',
    locale: 'en-US',
    translations: [],
    countries: ['US', 'AU', 'CA', 'NZ'],
  },
  {
    id: 1407345,
    name: 'Selvedge Europe',
    market: 'eu',
    store: 'EU',
    prefix: '/eu',
    label: 'Ireland and Europe',
    currency: 'EUR',
    locale: 'en-IE',
    translations: ['de'],
    countries: ['IE', 'AT', 'BE', 'DE', 'DK', 'ES', 'FI', 'FR', 'IT', 'LU', 'NL', 'PT', 'SE'],
  },
] as const satisfies readonly MarketChannel[]
