/** The table of markets. To add a market, add a row; the compiler then reports what else it needs. */
export const markets = {
  en: {
    code: 'en',
    label: 'United Kingdom',
    iso: 'en-GB',
    market: 'UK',
    prefix: '',
    currency: 'GBP',
    country: 'GB',
    contentPrefix: 'uk/',
    searchIndex: 'uk',
    defaultChannelId: 1406818,
    fitLocale: 'en_GB',
    hreflang: ['en-gb', 'x-default'],
  },
  us: {
    code: 'us',
    label: 'Rest of the World',
    iso: 'en-US',
    market: 'US',
    prefix: '/us',
    currency: 'USD',
    country: 'US',
    contentPrefix: 'us/',
    searchIndex: 'us',
    defaultChannelId: 1421371,
    fitLocale: 'en_US',
    hreflang: ['en-us'],
  },
  eu: {
    code: 'eu',
    label: 'Ireland',
    iso: 'en-IE',
    market: 'EU',
    prefix: '/eu',
    currency: 'EUR',
    country: 'IE',
    contentPrefix: 'eu/',
    searchIndex: 'eu',
    defaultChannelId: 1407345,
    fitLocale: 'en_EU',
    hreflang: ['en-ie', 'en-de', 'en-fr'],
  },
} as const satisfies Record<string, MarketShape>

export const defaultMarketCode = 'en'

export type MarketCode = keyof typeof markets
/** A row of the table. Its prefix is empty at a host of its own (`shared/sites.ts`). */
export type Market = {
  [Code in MarketCode]: Omit<(typeof markets)[Code], 'prefix'> & { prefix: string }
}[MarketCode]
export type Currency = Market['currency']

type MarketShape = {
  code: string
  label: string
  /** BCP 47 tag of the page's language. */
  iso: string
  market: 'UK' | 'US' | 'EU'
  /** Route prefix, without a trailing slash. */
  prefix: string
  currency: 'GBP' | 'USD' | 'EUR'
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Prefix of every delivery key in the content service. */
  contentPrefix: string
  searchIndex: string
  /** The commerce platform's id of the channel, unless the setting `CHANNEL_IDS` says another. */
  defaultChannelId: number
  fitLocale: string
  hreflang: readonly string[]
}

/** The market whose prefix the path has. `null` if it has none, so that it belongs to the default market. */
export function marketOfPath(pathname: string): Market | null {
  const first = pathname.split('/', 2)[1] ?? ''
  return Object.values(markets).find((market) => market.prefix !== '' && market.prefix === `/${first}`) ?? null
}

/** The path without its market prefix; always starts with `/`. */
export function withoutMarketPrefix(pathname: string): string {
  const market = marketOfPath(pathname)
  return market ? pathname.slice(market.prefix.length) || '/' : pathname
}

/** Adds the market's prefix to a path. Every internal link, redirect and form action uses this function (D-95). */
export function marketPath(market: Market, path: string): string {
  if (market.prefix === '') return path
  return path === '/' ? market.prefix : `${market.prefix}${path}`
}
