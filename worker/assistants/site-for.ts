import { sitesHere } from '../context/sites-here.ts'
import type { Visit } from '../context/visit.ts'
import { defaultMarketCode, type Market, type MarketCode, marketRules, markets } from '#shared/markets.ts'
import { type Site, siteIn } from '#shared/sites.ts'

/** Where a shopper is and what they prefer, as a platform or a link says. */
export type Locality = {
  address_country?: string | undefined
  currency?: string | undefined
  language?: string | undefined
}

/**
 * The market and its language for a shopper (D-389): the market of their country, else of their currency, else of their
 * language, else that of the request's host. Its language is theirs if the market has it. Nothing else decides: neither
 * the network of the request, which is the platform's, nor `Accept-Language`.
 */
export function siteFor(visit: Visit, { address_country: country, currency, language }: Locality): Site {
  const [here] = sitesHere(visit)
  const own = here?.market.code ?? defaultMarketCode
  // The market of the host comes first where two would do.
  const all: Market[] = [markets[own], ...Object.values(markets).filter(({ code }) => code !== own)]
  const spoken = language?.toLowerCase().split('-')[0]
  const found =
    (country && ofCountry(all, country.toUpperCase())) ||
    (currency && all.find((market) => market.currency === currency.toUpperCase())) ||
    (spoken && all.find((market) => market.language === spoken || Object.hasOwn(market.languages, spoken)))
  const code: MarketCode = found ? found.code : own
  return siteIn(visit.configuration.sites, { code, language: spoken })
}

/** The market of the country itself, else the one that is suggested there, else one that delivers there. */
function ofCountry(all: readonly Market[], country: string): Market | undefined {
  return (
    all.find((market) => market.country === country) ??
    all.find(({ code }) => marketRules[code].visitorsFrom.includes(country)) ??
    all.find(({ code }) => marketRules[code].deliversTo.includes(country))
  )
}
