import type { ReactNode } from 'react'
import type { ListingView } from './listing-view.ts'
import { marketPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'

type ListingWaysProps = Pick<ListingView, 'subcategories' | 'market'> & { search: ReactNode; blocks: ReactNode }

/**
 * Links to subcategories, the search within the category and the editor's blocks above the products. On phones they are
 * one row that scrolls.
 */
export function ListingWays({ subcategories, market, search, blocks }: ListingWaysProps) {
  return (
    <div className="listing-ways">
      {subcategories.length === 0 && search}
      {subcategories.length > 0 && (
        <nav className="listing-ways__subcategories" aria-label={messages.listing.subcategories}>
          <ul>
            {subcategories.map(({ label, path }) => (
              <li key={path}>
                <a href={marketPath(market, path)}>{label}</a>
              </li>
            ))}
          </ul>
          {search}
        </nav>
      )}
      {blocks}
    </div>
  )
}
