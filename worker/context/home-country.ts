import type { Visit } from './visit.ts'
import { markets, marketRules } from '#shared/markets.ts'

/**
 * The country that forms of the market preselect: the visitor's own, otherwise that of the language, if the market
 * delivers there (D-347).
 */
export function homeCountry({ country, market: { code, iso } }: Pick<Visit, 'country' | 'market'>): string {
  const { deliversTo } = marketRules[code]
  const ofLanguage = new Intl.Locale(iso).region
  return [country, ofLanguage].find((one) => one && deliversTo.includes(one)) ?? markets[code].country
}
