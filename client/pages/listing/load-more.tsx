import { itemsPerPage, type Listing } from '#shared/domain/listing.ts'
import { listingCounts } from '#shared/messages/counts.ts'
import * as messages from '#shared/messages/shop.ts'

/** The progress through the list and a link to its next page. With scripts the next cards are added in place. */
export function LoadMore({ listing, hrefOf }: { listing: Listing; hrefOf: (page: number) => string }) {
  const { page, pageCount, total } = listing
  if (pageCount < 2 || page > pageCount) return null
  const shownCount = Math.min(page * itemsPerPage, total)
  return (
    <div className="load-more">
      <p className="load-more__seen">{listingCounts.seen(shownCount, total)}</p>
      <progress className="load-more__progress" value={shownCount} max={total} aria-hidden="true" />
      {page < pageCount && (
        <a
          className="button button--quiet load-more__link"
          rel="next"
          href={hrefOf(page + 1)}
          data-load-more=""
          data-busy={messages.listing.loadingMore}
          data-failed={messages.listing.loadMoreFailed}
        >
          {messages.listing.loadMore}
        </a>
      )}
      <p className="load-more__status" role="status" />
    </div>
  )
}
