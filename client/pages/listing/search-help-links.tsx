import type { SearchHelp } from './listing-view.ts'
import { searchPath } from '#shared/domain/search.ts'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

type HelpLink = { label: string; href: string }

/** Corrections of the term, popular searches and the categories. */
export function SearchHelpLinks({ help, market }: { help: SearchHelp; market: Market }) {
  const toSearch = (term: string) => marketPath(market, searchPath(term))
  return (
    <div className="search-help">
      <HelpLinks
        title={messages.listing.didYouMean}
        ways={help.corrections.map((term) => ({ label: term, href: toSearch(term) }))}
      />
      <HelpLinks
        title={messages.listing.popular}
        ways={help.popular.map(({ term, url }) => ({ label: term, href: url ?? toSearch(term) }))}
      />
      <HelpLinks
        title={messages.listing.categories}
        ways={help.categories.map(({ label, path }) => ({ label, href: marketPath(market, path) }))}
      />
    </div>
  )
}

function HelpLinks({ title, ways: links }: { title: string; ways: HelpLink[] }) {
  if (links.length === 0) return null
  return (
    <nav className="search-help__ways" aria-label={title}>
      <h2 className="search-help__title">{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
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
