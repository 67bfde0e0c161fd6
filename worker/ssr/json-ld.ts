import { type Market, marketPath } from '../../shared/markets.ts'
import type { Crumb } from '../../shared/views.ts'

/** schema.org BreadcrumbList of a page's crumbs. */
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
