import { addressCountry } from '../domain/address-countries.ts'
import { type Currency, type Market, type MarketCode, markets } from '../markets.ts'

/** A value for each market, so that a new one has a value too. */
export function byMarket<Value>(valueOf: (market: Market, index: number) => Value): Record<MarketCode, Value> {
  const entries = Object.values(markets).map((market, index) => [market.code, valueOf(market, index)])
  return Object.fromEntries(entries) as Record<MarketCode, Value>
}

export const channelIds = byMarket(({ defaultChannelId }) => defaultChannelId)

/** A setting with an entry for each market, such as `en=1,us=2,eu=3`. `changed` replaces some of the values. */
export function settingByMarket(
  valueOf: (market: Market, index: number) => string | number,
  { keyOf, changed = {} }: { keyOf?: (market: Market) => string; changed?: Record<string, string | number> } = {},
): string {
  const entries = Object.values(markets).map((market, index): [string, string | number] => [
    keyOf?.(market) ?? market.code,
    valueOf(market, index),
  ])
  return [...new Map([...entries, ...Object.entries(changed)])].map(([key, value]) => `${key}=${value}`).join(',')
}

/** A setting with an entry for each currency, such as `GBP=a,USD=b`. `changed` replaces some of the values. */
export function settingByCurrency(
  valueOf: (currency: Currency) => string,
  changed: Record<string, string> = {},
): string {
  return settingByMarket(({ currency }) => valueOf(currency), { keyOf: ({ currency }) => currency, changed })
}

export const bySearchIndex = { keyOf: ({ searchIndex }: Market) => searchIndex }

/** A postal code of each market's country. */
export const postcodes = byMarket(({ country }) => addressCountry(country)?.example ?? '')
