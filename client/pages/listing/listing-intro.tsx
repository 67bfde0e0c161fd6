import { SearchForm } from '../../components/search-form/search-form.tsx'
import type { ListingView } from './listing-view.ts'
import { MerchantNotes, QueryNotes } from './query-notes.tsx'
import * as messages from '#shared/messages/shop.ts'

type ListingIntroProps = {
  view: ListingView
  /** True for the first page of an unrefined list, which also has the description. */
  isOpening: boolean
}

/** Title and description, and how a query was read. */
export function ListingIntro({ view, isOpening }: ListingIntroProps) {
  const { kind, title, query, reading = null, priceRead = null, merchantNotes = [], description, market, path } = view
  const isResults = query !== null && query !== ''
  return (
    <header className="listing-intro">
      <h1 className="listing-intro__title">
        {isResults ? <ResultsFor query={query} category={view.searchIn} /> : title}
      </h1>
      {kind === 'search' && <SearchForm market={market} term={query ?? ''} />}
      {(reading || priceRead) && query !== null && <QueryNotes {...{ reading, priceRead, query, market, path }} />}
      {isOpening && merchantNotes.length > 0 && <MerchantNotes notes={merchantNotes} market={market} />}
      {isOpening && description && <p className="listing-intro__description">{description}</p>}
    </header>
  )
}

/** The words around the query are small. */
function ResultsFor({ query, category }: { query: string; category: string | undefined }) {
  const { resultsFor, resultsIn } = messages.listing
  const text = category === undefined ? resultsFor : resultsIn(category)
  const [before = '', after = ''] = text.split('{query}').map((words) => words.trim())
  return (
    <>
      {before !== '' && <small>{before}</small>}
      {` ${query} `.slice(before === '' ? 1 : 0, after === '' ? -1 : undefined)}
      {after !== '' && <small>{after}</small>}
    </>
  )
}
