import { type Draft, draft } from './draft.ts'
import type { SeedMarket } from './markets.ts'
import { shopPlaces } from './shop-places.ts'

type Shop = {
  name: string
  address: string
  town: string
  postcode?: string
  telephone?: string
  /** In degrees. */
  latitude: number
  longitude: number
  openingHours: { days: string; hours: string }[]
}

const openingHours = [
  { days: 'Monday to Saturday', hours: '10am to 6pm' },
  { days: 'Sunday', hours: '11am to 4pm' },
]

// Phone numbers from the ranges that are reserved for fiction.
export const shops = {
  'uk/': [
    {
      name: 'Selvedge Spitalfields',
      address: '14 Lamb Row',
      town: 'London',
      postcode: 'E1 6AA',
      telephone: '020 7946 0188',
      latitude: 51.5196,
      longitude: -0.0755,
      openingHours,
    },
    {
      name: 'Selvedge Bath',
      address: '3 Threadneedle Passage',
      town: 'Bath',
      postcode: 'BA1 1AA',
      telephone: '01632 960114',
      latitude: 51.3827,
      longitude: -2.3601,
      openingHours,
    },
    {
      name: 'Selvedge Edinburgh',
      address: '21 Weaver’s Close, Stockbridge',
      town: 'Edinburgh',
      postcode: 'EH3 6AA',
      telephone: '0131 496 0121',
      latitude: 55.9586,
      longitude: -3.2095,
      openingHours,
    },
    {
      name: 'Selvedge Whitstable',
      address: 'The Old Net Loft, Harbour Street',
      town: 'Whitstable',
      postcode: 'CT5 1AA',
      telephone: '01632 960107',
      latitude: 51.3617,
      longitude: 1.0253,
      openingHours,
    },
  ],
  'us/': [
    {
      name: 'Selvedge Hudson',
      address: '412 Warren Street',
      town: 'Hudson, New York',
      postcode: '12534',
      telephone: '(518) 555-0112',
      latitude: 42.2493,
      longitude: -73.7889,
      openingHours,
    },
    {
      name: 'Selvedge Portland',
      address: '58 Exchange Street',
      town: 'Portland, Maine',
      postcode: '04101',
      telephone: '(207) 555-0158',
      latitude: 43.6573,
      longitude: -70.2554,
      openingHours,
    },
  ],
  'eu/': [
    {
      name: 'Selvedge Kinsale',
      address: '9 Main Street',
      town: 'Kinsale',
      postcode: 'P17 XH60',
      telephone: '020 915 0109',
      latitude: 51.7064,
      longitude: -8.5226,
      openingHours,
    },
    {
      name: 'Selvedge Lübeck',
      address: 'Hüxstraße 31',
      town: 'Lübeck',
      postcode: '23552',
      latitude: 53.8662,
      longitude: 10.6886,
      openingHours,
    },
    {
      name: 'Selvedge Amsterdam',
      address: 'Hartenstraat 16',
      town: 'Amsterdam',
      postcode: '1016 CB',
      latitude: 52.3712,
      longitude: 4.8859,
      openingHours,
    },
  ],
} as const satisfies Record<SeedMarket['prefix'], readonly Shop[]>

const shopsOf: Readonly<Partial<Record<string, readonly Shop[]>>> = shops

/** The shops of a market, and towns near which it has none. */
export function shopFinder(market: SeedMarket): Draft {
  return draft('shop-finder', 'Shops', { shops: shopsOf[market.prefix] ?? [], places: shopPlaces(market) })
}
