import { Icon } from '../../components/icon/icon.tsx'
import { type Market, marketPath } from '../../../shared/markets.ts'
import * as messages from '../../../shared/messages/en.ts'

/** The search form, folded behind its button; a plain form that opens the results page. */
export function SiteSearch({ market }: { market: Market }) {
  return (
    <details className="site-search">
      <summary>
        <Icon name="search" />
        <span>{messages.shell.search}</span>
      </summary>
      <form role="search" action={marketPath(market, '/search')} method="get">
        <label htmlFor="site-search">{messages.shell.searchLabel}</label>
        <input id="site-search" type="search" name="query" required maxLength={100} autoComplete="off" enterKeyHint="search" />
        <button className="button" type="submit">
          {messages.shell.search}
        </button>
      </form>
    </details>
  )
}
