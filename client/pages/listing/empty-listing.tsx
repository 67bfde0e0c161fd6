import { type ListingState, listingHref } from '../../components/listing-links.ts'
import { chosenText } from '../../components/refinements/chosen-refinements.tsx'
import type { NearMatch, SearchHelp } from './listing-view.ts'
import { SearchHelpLinks } from './search-help-links.tsx'
import { noRefinements, refinementCount, withoutFacet } from '#shared/domain/facet.ts'
import { marketPath } from '#shared/links.ts'
import { listingCounts } from '#shared/messages/counts.ts'
import * as messages from '#shared/messages/shop.ts'

type EmptyListingProps = {
  state: ListingState
  total: number
  help: SearchHelp | null
  near: readonly NearMatch[]
}

/** The message of an empty listing with links to continue. An empty listing is not a failure. */
export function EmptyListing({ state, total, help, near }: EmptyListingProps) {
  const isPastEnd = total > 0
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
      : {
          title: isSearch ? messages.listing.searchEmpty(state.query ?? '') : messages.listing.empty,
          hint: isSearch ? messages.listing.searchHint : messages.listing.emptyHint,
          href: marketPath(state.market, '/'),
          label: messages.bag.goBack,
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
