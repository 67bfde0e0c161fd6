import { brand } from '../../shared/brand.ts'
import { type Market, marketPath } from '../../shared/markets.ts'
import type { Crumb } from '../../shared/views.ts'

/** schema.org BreadcrumbList of a page's breadcrumb. */
export function breadcrumbList(crumbs: readonly Crumb[], site: { market: Market; publicOrigin: string }): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: site.publicOrigin + marketPath(site.market, crumb.path),
    })),
  }
}

/** schema.org Organization: the company behind the shop. */
export function organization(publicOrigin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand,
    url: publicOrigin,
    logo: `${publicOrigin}/favicon.svg`,
  }
}

/** schema.org WebSite of a market, with its search. */
export function webSite({ market, publicOrigin }: { market: Market; publicOrigin: string }): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand,
    url: publicOrigin + marketPath(market, '/'),
    inLanguage: market.iso,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${publicOrigin}${marketPath(market, '/search')}?query={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}
