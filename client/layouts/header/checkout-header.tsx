import { AccountLink, CartLink } from './header-tools.tsx'
import { Wordmark } from './wordmark.tsx'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

/** The header during checkout: the brand, a link back, and help. */
export function CheckoutHeader({ market }: { market: Market }) {
  return (
    <header className="site-header site-header--checkout">
      <div className="site-header__bar">
        <Wordmark market={market} />
        <a className="site-header__back" href={marketPath(market, '/')}>
          {messages.shell.backTo}
        </a>
        <div className="header-tools">
          <AccountLink market={market} className="header-tools__account" />
          <CartLink market={market} className="header-tools__bag" label={messages.shell.bag} />
        </div>
      </div>
    </header>
  )
}
