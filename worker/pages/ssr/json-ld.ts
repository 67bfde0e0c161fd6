import { searchPagePath } from '#shared/links.ts'
import { brand } from '#shared/merchant.ts'
import { type Site, siteUrl } from '#shared/sites.ts'
import type { Crumb } from '#shared/views.ts'

/** schema.org BreadcrumbList of a page's breadcrumb. */
export function breadcrumbList(crumbs: readonly Crumb[], site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: siteUrl(site, crumb.path),
    })),
  }
}

/** schema.org WebSite of a market, with its search. */
export function webSite(site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand,
    url: siteUrl(site, '/'),
    inLanguage: site.market.iso,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${siteUrl(site, searchPagePath)}?query={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}
