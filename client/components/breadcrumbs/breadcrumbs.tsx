import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import type { Crumb } from '#shared/views.ts'

/** The path to this page. The last crumb is the page itself. */
export function Breadcrumbs({ crumbs, market }: { crumbs: Crumb[]; market: Market }) {
  if (crumbs.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={messages.listing.breadcrumb}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.path}>
            <a
              href={marketPath(market, crumb.path)}
              {...(index === crumbs.length - 1 ? { 'aria-current': 'page' as const } : {})}
            >
              {crumb.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
