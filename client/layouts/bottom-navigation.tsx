import { Icon } from '../components/icon/icon.tsx'
import { AccountLink, CartLink, WishlistLink } from './header/header-tools.tsx'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import type { LayoutName } from '#shared/routes.ts'

/** The bottom bar of links on phones, without wishlist and bag during checkout. */
export function BottomNavigation({ market, layout }: { market: Market; layout: LayoutName }) {
  const isCheckout = layout === 'checkout'
  return (
    <nav className="bottom-navigation" aria-label={messages.shell.quickNavigation}>
      <a href={marketPath(market, '/')}>
        <Icon name="home" />
        <span>{messages.shell.home}</span>
      </a>
      <a href="#menu" data-opens="menu">
        <Icon name="menu" />
        <span>{messages.shell.menu}</span>
      </a>
      {!isCheckout && <WishlistLink market={market} className="bottom-navigation__wishlist" />}
      <AccountLink market={market} opensLogin />
      {!isCheckout && <CartLink market={market} className="bottom-navigation__bag" label={messages.shell.basket} />}
    </nav>
  )
}
