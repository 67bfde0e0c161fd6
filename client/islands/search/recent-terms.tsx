import { useState } from 'react'
import { forgetSearches, recentSearches } from '../../api/recent-searches.ts'
import { suggestionHref } from './search-options.ts'
import * as messages from '#shared/messages/panels.ts'

/** The last searches of this browser, which can be cleared. It is rendered in the browser only. */
export function RecentTerms({ prefix, onClear }: { prefix: string; onClear: () => void }) {
  const [terms, setTerms] = useState(recentSearches)
  if (terms.length === 0) return null

  function clear() {
    forgetSearches()
    setTerms([])
    onClear()
  }

  return (
    <nav className="search-panel__popular" aria-labelledby="search-recent">
      <h2 className="search-panel__heading" id="search-recent">
        {messages.search.recent}
      </h2>
      <ul>
        {terms.map((term) => (
          <li key={term}>
            <a href={suggestionHref(prefix, term)} translate="no">
              {term}
            </a>
          </li>
        ))}
      </ul>
      <button className="search-panel__clear" type="button" onClick={clear}>
        {messages.search.clearRecent}
      </button>
    </nav>
  )
}
