import { formTool, toolParam } from '../form-tool.ts'
import { Icon } from '../icon/icon.tsx'
import { marketPath, searchPagePath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

/** The search form of a page, with the current term. Its name differs from the search of the header, which has none. */
export function SearchForm({ market, term }: { market: Market; term: string }) {
  return (
    <form
      className="search-form"
      {...formTool('search_products', { isRead: true })}
      role="search"
      aria-labelledby="search-form-label"
      action={marketPath(market, searchPagePath)}
      method="get"
    >
      <label id="search-form-label" htmlFor="search-form-field">
        {messages.shell.searchLabel}
      </label>
      <input
        id="search-form-field"
        type="search"
        name="query"
        {...toolParam('query')}
        defaultValue={term}
        required
        pattern=".*\S.*"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className="button">
        <Icon name="search" />
        <span>{messages.shell.search}</span>
      </button>
    </form>
  )
}
