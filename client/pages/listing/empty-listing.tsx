import { type ListingState, listingHref } from '../../components/listing-links.ts'
import { chosenText } from '../../components/refinements/chosen-refinements.tsx'
import type { ListingView } from './listing-view.ts'
import { SearchHelpLinks } from './search-help-links.tsx'
import { noRefinements, refinementCount, withoutFacet } from '#shared/domain/facet.ts'
import { searchPath } from '#shared/domain/search.ts'
import { marketPath, orderHistoryPath } from '#shared/links.ts'
import { listingCounts } from '#shared/messages/counts.ts'
import * as messages from '#shared/messages/shop.ts'

type EmptyListingProps = { state: ListingState; view: ListingView }

const orderNumber = /^\D{0,12}\d{4,10}$/

/** A guest is led to the login, which has the way to a guest's order. */
function hintOfSearch({ query, market }: ListingState) {
  return orderNumber.test(query ?? '')
    ? {
        hint: messages.listing.searchOrderHint,
        href: marketPath(market, orderHistoryPath({ isComplete: false })),
        label: messages.listing.searchOrders,
      }
    : { hint: messages.listing.searchHint, ...goHome({ market }) }
}

function goHome({ market }: Pick<ListingState, 'market'>) {
  return { href: marketPath(market, '/'), label: messages.bag.goBack }
}

/** The message of an empty listing with links to continue. An empty listing is not a failure. */
export function EmptyListing({ state, view }: EmptyListingProps) {
  const { help, instead, searchIn } = view
  const near = instead?.near ?? []
  const isPastEnd = view.listing.total > 0
  const isRefined = refinementCount(state.refinements) > 0
  const isSearch = state.query !== null && !isRefined
  const isBlank = state.query === ''
  const { title, hint, href, label } = isPastEnd
    ? {
        title: messages.listing.pastEnd,
        hint: messages.listing.pastEndHint,
        href: listingHref(state, { page: 1 }),
        label: messages.listing.firstPage,
      }
    : isRefined
      ? {
          title: messages.listing.empty,
          hint: messages.listing.emptyHint,
          href: listingHref(state, { refinements: noRefinements }),
          label: messages.listing.clearAll,
        }
      : isSearch && searchIn !== undefined
        ? {
            title: messages.listing.searchEmptyIn(state.query ?? '', searchIn),
            hint: messages.listing.searchHintIn,
            href: marketPath(state.market, searchPath(state.query ?? '')),
            label: messages.listing.searchEverywhere,
          }
        : {
            title: isSearch ? messages.listing.searchEmpty(state.query ?? '') : messages.listing.empty,
            ...(isSearch ? hintOfSearch(state) : { hint: messages.listing.emptyHint, ...goHome(state) }),
          }
  return (
    <div className="empty-listing">
      {!isBlank && (
        <>
          <p className="empty-listing__title">{title}</p>
          <p>{hint}</p>
        </>
      )}
      {near.length > 0 && (
        <ul className="empty-listing__near">
          {near.map(({ facet, total: count }) => (
            <li key={facet}>
              <a rel="nofollow" href={listingHref(state, { refinements: withoutFacet(state.refinements, facet) })}>
                {listingCounts.withoutFilter(chosenText(facet, state), count)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {help && !isPastEnd && <SearchHelpLinks help={help} market={state.market} />}
      {!isBlank && (
        <p className="empty-listing__links">
          <a className="button button--quiet" href={href}>
            {label}
          </a>
        </p>
      )}
    </div>
  )
}
