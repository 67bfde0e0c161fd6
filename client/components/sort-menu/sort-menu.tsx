import { Icon } from '../icon/icon.tsx'
import { type SortOrder, sortOrders } from '#shared/domain/listing.ts'
import * as messages from '#shared/messages/shop.ts'

const orders = Object.keys(sortOrders) as SortOrder[]

/** The sort orders as links in a drop-down, with or without scripts. */
export function SortMenu({ sort, hrefOf }: { sort: SortOrder; hrefOf: (sort: SortOrder) => string }) {
  return (
    <details className="sort-menu" name="listing-tools">
      <summary>
        <span className="sort-menu__label">{messages.listing.sort}</span>
        <span className="sort-menu__order">{sortOrders[sort]}</span>
        <Icon name="chevron" />
      </summary>
      <ul>
        {orders.map((order) => (
          <li key={order}>
            <a href={hrefOf(order)} rel="nofollow" {...(order === sort ? { 'aria-current': 'true' as const } : {})}>
              {sortOrders[order]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
