import { Icon } from '../../components/icon/icon.tsx'
import { type ListingState, listingHref } from '../../components/listing-links.ts'
import { SortMenu } from '../../components/sort-menu/sort-menu.tsx'
import { ViewToggle } from './view-toggle.tsx'
import { refinementCount } from '#shared/domain/facet.ts'
import { listingCounts } from '#shared/messages/counts.ts'
import * as messages from '#shared/messages/shop.ts'

type ListingToolsProps = { state: ListingState; total: number; canRefine: boolean; canSort: boolean; hasView: boolean }

/** The number of styles, and the controls to sort and refine them. */
export function ListingTools({ state, total, canRefine, canSort, hasView }: ListingToolsProps) {
  const chosen = refinementCount(state.refinements)
  return (
    <div className="listing-tools" data-stays-in-sight="">
      <p className="listing-tools__count" data-listing-total={total}>
        {listingCounts.styles(total)}
      </p>
      {hasView && <ViewToggle />}
      {canSort && <SortMenu sort={state.sort} hrefOf={(sort) => listingHref(state, { sort })} />}
      {canRefine && (
        <a className="listing-tools__filter" href="#filters" data-opens="filters">
          {messages.listing.filter}
          {chosen > 0 && <span> ({chosen})</span>}
          <Icon name="filter" />
        </a>
      )}
    </div>
  )
}
