import { type Market, marketPath } from '../../../shared/markets.ts'
import * as messages from '../../../shared/messages/en.ts'
import { Icon } from '../../components/icon/icon.tsx'

export function HeaderTools({ market }: { market: Market }) {
  return (
    <div className="header-tools">
      <a className="header-tools__search" href={marketPath(market, '/search')} data-opens="search">
        <Icon name="search" />
        <span>{messages.shell.search}</span>
      </a>
      <a className="header-tools__shops" href={marketPath(market, '/shop-finder')}>
        <Icon name="pin" />
        <span>{messages.shell.shopFinder}</span>
      </a>
      <AccountLink market={market} className="header-tools__account" />
      <WishlistLink market={market} className="header-tools__wishlist" />
      <CartLink market={market} className="header-tools__bag" label={messages.shell.bag} />
    </div>
  )
}

/**
 * A link to the login page, which the browser leads to the account of who is signed in: pages hold nothing of the
 * visitor's. With `opensLogin` it opens the login modal for a guest.
 */
export function AccountLink({
  market,
  className,
  opensLogin,
}: {
  market: Market
  className?: string
  opensLogin?: true
}) {
  return (
    <a
      className={className}
      href={marketPath(market, '/login')}
      data-account-link={opensLogin ? 'login' : ''}
      data-opens={opensLogin && 'login'}
    >
      <Icon name="account" />
      <span>{messages.shell.account}</span>
    </a>
  )
}

/** A link to the wishlist that opens its panel where scripts run; the count is filled in by the browser. */
export function WishlistLink({ market, className }: { market: Market; className: string }) {
  return (
    <a className={className} href={marketPath(market, '/wishlist')} data-opens="wishlist">
      <Icon name="heart" />
      <span>{messages.shell.wishlist}</span> <span className="bag-count" data-wishlist-count="" hidden />
    </a>
  )
}

/** A link to the bag page that opens the bag panel where scripts run; the count is filled in by the browser. */
export function CartLink({ market, className, label }: { market: Market; className: string; label: string }) {
  return (
    <a className={className} href={marketPath(market, '/bag')} data-opens="cart" data-bag-link="">
      <Icon name="bag" />
      <span>{label}</span> <span className="bag-count" data-bag-count="" hidden />
    </a>
  )
}
