import { SearchForm } from '../../components/search-form/search-form.tsx'
import type { ListingView } from './listing-view.ts'
import { QueryNotes } from './query-notes.tsx'
import { searchResultsName } from '#shared/analytics/settings.ts'
import { marketPath } from '#shared/markets.ts'
import * as messages from '#shared/messages/en.ts'

type ListingIntroProps = {
  view: ListingView
  /** False if a header block contains the page's heading. */
  hasTitle: boolean
  /** True for the first page of an unrefined list, which also has the description. */
  isOpening: boolean
}

/** Title, description and links to subcategories. */
export function ListingIntro({ view, hasTitle, isOpening }: ListingIntroProps) {
  const { kind, title, query, reading = null, priceRead = null, description, subcategories, market } = view
  const isResults = kind === 'search' && query !== null && query !== ''
  return (
    <header className="listing-intro">
      {hasTitle && (
        <h1 className="listing-intro__title" data-list={isResults ? searchResultsName : undefined}>
          {isResults ? (
            <>
              <small>{messages.listing.resultsFor}</small> {query}
            </>
          ) : (
            title
          )}
        </h1>
      )}
      {kind === 'search' && <SearchForm market={market} term={query ?? ''} />}
      {(reading || priceRead) && query !== null && <QueryNotes {...{ reading, priceRead, query, market }} />}
      {hasTitle && isOpening && description && <p className="listing-intro__description">{description}</p>}
      {subcategories.length > 0 && (
        <nav className="listing-intro__subcategories" aria-label={messages.listing.subcategories}>
          <ul>
            {subcategories.map(({ label, path }) => (
              <li key={path}>
                <a href={marketPath(market, path)}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  )
}
