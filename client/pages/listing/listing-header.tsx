import { messages } from '../../../shared/messages/en.ts'
import { marketPath } from '../../../shared/markets.ts'
import type { ListingView } from '../../../shared/views.ts'

/** Title, description and the ways further down. Header blocks bring their own title: then the heading is only spoken. */
export function ListingHeader({ view, hasTitle }: { view: ListingView; hasTitle: boolean }) {
  const { kind, title, query, description, subcategories, market } = view
  return (
    <header className="listing-header">
      <h1 className={hasTitle ? 'listing-header__title' : 'visually-hidden'}>
        {kind === 'search' && query ? (
          <>
            <small>{messages.listing.resultsFor}</small> {query}
          </>
        ) : (
          title
        )}
      </h1>
      {hasTitle && description && <p className="listing-header__description">{description}</p>}
      {subcategories.length > 0 && (
        <nav className="listing-header__subcategories" aria-label={messages.listing.subcategories}>
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
