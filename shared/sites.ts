import { marketPath } from './links.ts'
import { type Market, type MarketCode, markets } from './markets.ts'

/**
 * Where a market is: below its prefix at the shop's own address, or at the root of a host of its own. Then `market` has
 * no prefix (docs/adr/0023).
 */
export type Site = { market: Market; origin: string }
export type Sites = Readonly<Record<MarketCode, Site>>

/** `hosts` are the markets' own hosts, with port if it is not the default. They have the protocol of `publicOrigin`. */
export function sitesOf(publicOrigin: string, hosts: Partial<Record<MarketCode, string>>): Sites {
  const scheme = publicOrigin.slice(0, publicOrigin.indexOf('//'))
  return Object.fromEntries(
    Object.values(markets).map((market): [MarketCode, Site] => {
      const host = hosts[market.code]
      return [
        market.code,
        host === undefined
          ? { market, origin: publicOrigin }
          : { market: { ...market, prefix: '' }, origin: `${scheme}//${host}` },
      ]
    }),
  ) as Sites
}

/** The absolute address of a market's path. */
export function siteUrl({ market, origin }: Site, path: string): string {
  return origin + marketPath(market, path)
}

/** The address of a market's page for a visitor at `origin`: a path if the market is there. */
export function siteHref(site: Site, path: string, origin: string): string {
  return (site.origin === origin ? '' : site.origin) + marketPath(site.market, path)
}
