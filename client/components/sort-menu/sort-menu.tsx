import { Icon } from '../icon/icon.tsx'
import { type SortOrder, sortOrders } from '#shared/domain/listing.ts'
import { sortNames } from '#shared/messages/pages.ts'
import * as messages from '#shared/messages/shop.ts'

/** The sort orders as links in a drop-down, with or without scripts. */
export function SortMenu({ sort, hrefOf }: { sort: SortOrder; hrefOf: (sort: SortOrder) => string }) {
  return (
    <details className="sort-menu" name="listing-tools">
      <summary>
        <span className="sort-menu__label">{messages.listing.sort}</span>
        <span className="sort-menu__order">{sortNames[sort]}</span>
        <Icon name="chevron" />
      </summary>
      <ul>
        {sortOrders.map((order) => (
          <li key={order}>
            <a href={hrefOf(order)} rel="nofollow" {...(order === sort ? { 'aria-current': 'true' as const } : {})}>
              {sortNames[order]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
