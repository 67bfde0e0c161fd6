import { addressCountry } from '../domain/address-countries.ts'
import { type Market, type MarketCode, markets } from '../markets.ts'

/** A value for each market, so that a new one has a value too. */
export function byMarket<Value>(valueOf: (market: Market, index: number) => Value): Record<MarketCode, Value> {
  const entries = Object.values(markets).map((market, index) => [market.code, valueOf(market, index)])
  return Object.fromEntries(entries) as Record<MarketCode, Value>
}

export const channelIds = byMarket(({ defaultChannelId }) => defaultChannelId)

/** A postal code of each market's country. */
export const postcodes = byMarket(({ country }) => addressCountry(country)?.example ?? '')
