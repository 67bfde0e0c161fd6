import { marketPath } from '../../../shared/markets.ts'
import * as messages from '../../../shared/messages/en.ts'
import { type ListingState, listingHref, noRefinements, refinementCount } from '../../components/listing-links.ts'

/** What a listing says when it holds nothing: an answer, not a failure. */
export function EmptyListing({ state }: { state: ListingState }) {
  const isRefined = refinementCount(state.refinements) > 0
  const isSearch = state.query !== null && !isRefined
  return (
    <div className="empty-listing">
      <p className="empty-listing__title">{isSearch ? `${messages.listing.searchEmpty} “${state.query}”` : messages.listing.empty}</p>
      <p>{isSearch ? messages.listing.searchHint : messages.listing.emptyHint}</p>
      <p className="empty-listing__links">
        {isRefined ? (
          <a className="button" href={listingHref(state, { refinements: noRefinements })}>
            {messages.listing.clearAll}
          </a>
        ) : (
          <a className="button" href={marketPath(state.market, '/')}>
            {messages.bag.goBack}
          </a>
        )}
      </p>
    </div>
  )
}
