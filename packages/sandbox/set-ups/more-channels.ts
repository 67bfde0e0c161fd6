import { marketChannels as demonstrated } from '../catalogue/demonstration-channels.ts'
import type { MarketChannel } from '../catalogue/market-channel.ts'
import { marketChannels as canadian } from './another-currency.ts'

const [canada] = canadian

/** The channels of five markets, two of them with currencies that the demonstration's shop does not sell in. */
export const marketChannels = [
  ...demonstrated,
  { ...canada, prefix: '/ca' },
  {
    id: 1421373,
    name: 'Selvedge Australia',
    market: 'au',
    store: 'UK',
    prefix: '/au',
    label: 'Australia',
    currency: 'AUD',
    locale: 'en-AU',
    translations: [],
    countries: ['AU', 'NZ'],
  },
] as const satisfies readonly MarketChannel[]
