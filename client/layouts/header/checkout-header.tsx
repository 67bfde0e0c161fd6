import { type Market, marketPath } from '../../../shared/markets.ts'
import * as messages from '../../../shared/messages/en.ts'
import { Wordmark } from './wordmark.tsx'

/** The header while checking out: the brand and the way back. */
export function CheckoutHeader({ market }: { market: Market }) {
  return (
    <header className="site-header site-header--checkout">
      <div className="site-header__bar">
        <Wordmark market={market} />
        <a className="site-header__back" href={marketPath(market, '/')}>
          {messages.shell.backTo}
        </a>
      </div>
    </header>
  )
}
