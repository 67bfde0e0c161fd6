import { marketPath } from './links.ts'
import { atHost, everyMarket, type Market, type MarketCode, markets } from './markets.ts'

/**
 * Where a market is in one of its languages: below its prefix at the shop's own address, or at a host of its own, where
 * the default language has no prefix (docs/adr/0023).
 */
export type Site = { market: Market; origin: string }
/** The sites of a market: in its default language, and in all of its languages, of which the default one is first. */
export type MarketSites = Site & { inLanguages: readonly Site[] }
export type Sites = Readonly<Record<MarketCode, MarketSites>>

/** `hosts` are the markets' own hosts, with port if it is not the default. They have the protocol of `publicOrigin`. */
export function sitesOf(publicOrigin: string, hosts: Partial<Record<MarketCode, string>>): Sites {
  const scheme = publicOrigin.slice(0, publicOrigin.indexOf('//'))
  return Object.fromEntries(
    Object.values(markets).map((row): [MarketCode, MarketSites] => {
      const host = hosts[row.code]
      const origin = host === undefined ? publicOrigin : `${scheme}//${host}`
      const inLanguages = everyMarket
        .filter(({ code }) => code === row.code)
        .map((market): Site => ({ market: host === undefined ? market : atHost(market), origin }))
      const [site = { market: row, origin }] = inLanguages
      return [row.code, { ...site, inLanguages }]
    }),
  ) as Sites
}

/** Every market in each of its languages. */
export function everySite(sites: Sites): Site[] {
  return Object.values(sites).flatMap(({ inLanguages: all }) => all)
}

/** The site of a market in a language; in the market's default language if it does not have that one. */
export function siteIn(sites: Sites, { code, language }: { code: MarketCode; language?: string | undefined }): Site {
  return sites[code].inLanguages.find(({ market }) => market.language === language) ?? sites[code]
}

/** The absolute address of a market's path. */
export function siteUrl({ market, origin }: Site, path: string): string {
  return origin + marketPath(market, path)
}

/** The address of a market's page for a visitor at `origin`: a path if the market is there. */
export function siteHref(site: Site, path: string, origin: string): string {
  return (site.origin === origin ? '' : site.origin) + marketPath(site.market, path)
}
