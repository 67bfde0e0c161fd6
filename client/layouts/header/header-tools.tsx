import { Icon } from '../../components/icon/icon.tsx'
import { bagPath, loginPath, marketPath, searchPagePath, shopFinderPath, wishlistPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

export function HeaderTools({ market, hasShopFinder }: { market: Market; hasShopFinder: boolean }) {
  return (
    <div className="header-tools">
      <a className="header-tools__search" href={marketPath(market, searchPagePath)} data-opens="search">
        <Icon name="search" />
        <span>{messages.shell.search}</span>
      </a>
      {hasShopFinder && (
        <a className="header-tools__shops" href={marketPath(market, shopFinderPath)}>
          <Icon name="pin" />
          <span>{messages.shell.shopFinder}</span>
        </a>
      )}
      <AccountLink market={market} className="header-tools__account" />
      <WishlistLink market={market} className="header-tools__wishlist" />
      <CartLink market={market} className="header-tools__bag" label={messages.shell.bag} />
    </div>
  )
}

/**
 * A link to the login page. Pages contain no visitor data, so the browser changes it to the account page for a
 * signed-in customer. With `opensLogin` it opens the login modal for guests.
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
      href={marketPath(market, loginPath)}
      data-account-link={opensLogin ? 'login' : ''}
      data-opens={opensLogin && 'login'}
    >
      <Icon name="account" />
      <span>{messages.shell.account}</span>
    </a>
  )
}

/** A link to the wishlist. With scripts it opens the wishlist panel. The browser fills in the count. */
export function WishlistLink({ market, className }: { market: Market; className: string }) {
  return (
    <a className={className} href={marketPath(market, wishlistPath)} data-opens="wishlist">
      <Icon name="heart" />
      <span>{messages.shell.wishlist}</span> <span className="bag-count" data-wishlist-count="" hidden />
    </a>
  )
}

/** A link to the bag page. With scripts it opens the bag panel. The browser fills in the count. */
export function CartLink({ market, className, label }: { market: Market; className: string; label: string }) {
  return (
    <a className={className} href={marketPath(market, bagPath)} data-opens="cart" data-bag-link="">
      <Icon name="bag" />
      <span>{label}</span> <span className="bag-count" data-bag-count="" hidden />
    </a>
  )
}
