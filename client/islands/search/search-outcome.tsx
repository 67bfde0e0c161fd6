import { hasNoResults, isExpanded, type Search } from './search-state.ts'
import * as messages from '#shared/messages/panels.ts'

/** Shows and announces the outcome of a search: the number of results, no results, or a failure. */
export function SearchOutcome({ search, retry }: { search: Search; retry: () => void }) {
  const { term, status, response } = search
  const isEmpty = hasNoResults(search)
  return (
    <>
      <div role="status">
        {isEmpty && (
          <div className="search-panel__none">
            <p>{messages.search.none(term)}</p>
            <p>{messages.search.noneHint}</p>
          </div>
        )}
        {status === 'found' && isExpanded(search) && (
          <p className="visually-hidden">
            {messages.search.found(response.products.length + response.suggestions.length)}
          </p>
        )}
        {status === 'found' && response.correctedTerm !== null && (
          <p className="search-panel__corrected">{messages.search.showing(response.correctedTerm, term)}</p>
        )}
        {status === 'pending' && <p className="visually-hidden">{messages.search.searching}</p>}
      </div>
      <div role="alert">
        {status === 'failed' && (
          <div className="search-panel__failed">
            <p>{messages.search.failed}</p>
            <button type="button" className="button button--quiet" onClick={retry}>
              {messages.search.retry}
            </button>
          </div>
        )}
      </div>
    </>
  )
}
