import type { MarketChannel } from '../catalogue/market-channel.ts'

/** One channel, in a currency that the demonstration's shop does not sell in. */
export const marketChannels = [
  {
    id: 1421372,
    name: 'Selvedge Canada',
    market: 'ca',
    store: 'US',
    prefix: '',
    label: 'Canada',
    currency: 'CAD',
    locale: 'en-CA',
    translations: [],
    countries: ['CA'],
  },
] as const satisfies readonly MarketChannel[]
