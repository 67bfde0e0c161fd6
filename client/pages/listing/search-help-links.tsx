import { searchPath } from '../../../shared/domain/search.ts'
import { type Market, marketPath } from '../../../shared/markets.ts'
import * as messages from '../../../shared/messages/en.ts'
import type { SearchHelp } from '../../../shared/views.ts'

type Way = { label: string; href: string }

/** Corrections of the term, popular searches and the categories. */
export function SearchHelpLinks({ help, market }: { help: SearchHelp; market: Market }) {
  const toSearch = (term: string) => marketPath(market, searchPath(term))
  return (
    <div className="search-help">
      <Ways
        title={messages.listing.didYouMean}
        ways={help.corrections.map((term) => ({ label: term, href: toSearch(term) }))}
      />
      <Ways
        title={messages.listing.popular}
        ways={help.popular.map(({ term, url }) => ({ label: term, href: url ?? toSearch(term) }))}
      />
      <Ways
        title={messages.listing.categories}
        ways={help.categories.map(({ label, path }) => ({ label, href: marketPath(market, path) }))}
      />
    </div>
  )
}

function Ways({ title, ways }: { title: string; ways: Way[] }) {
  if (ways.length === 0) return null
  return (
    <nav className="search-help__ways" aria-label={title}>
      <h2 className="search-help__title">{title}</h2>
      <ul>
        {ways.map(({ label, href }) => (
          <li key={href}>
            <a className="search-help__way" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
