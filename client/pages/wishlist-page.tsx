import { Notice } from '../components/notice/notice.tsx'
import { Pagination } from '../components/pagination/pagination.tsx'
import { ProductRail } from '../components/rail/product-rail.tsx'
import { RecentlyViewed } from '../components/recently-viewed/recently-viewed.tsx'
import { WishlistButton } from '../components/wishlist-button/wishlist-button.tsx'
import GuestWishlist from '../islands/guest-wishlist.tsx'
import { PieceCard, pieceHref } from './wishlist/piece-card.tsx'
import { PublicLink } from './wishlist/public-link.tsx'
import { wishlistItemName } from '#shared/domain/item-name.ts'
import { addText } from '#shared/domain/selection.ts'
import { wishlistItemKey, type WishlistProduct } from '#shared/domain/wishlist.ts'
import { loginPathTo, marketPath, wishlistPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions } from '#shared/routes.ts'
import type { PageBase } from '#shared/views.ts'

/**
 * `own`: the customer's list, with forms that change it. `shared`: the items of a shared link, or a list that its owner
 * shares. `guest`: the list is in the browser.
 */
export type WishlistView = PageBase & {
  kind: 'own' | 'shared' | 'guest'
  products: WishlistProduct[]
  page: number
  pageCount: number
  isGone: boolean
  notice: string | null
  /** The address of the pages. */
  path: string
  /** The link under which the customer's own list is shared; `null` while it is not. */
  link: string | null
  /** True if the list may get such a link. */
  hasSharing: boolean
}

/** The wishlist as a page, for shared links and for browsers without scripts. */
export function WishlistPage(view: WishlistView) {
  const { market, kind, products, page, pageCount, isGone: hasUnsoldItems, notice, path, link, hasSharing } = view
  const title = kind === 'shared' ? messages.wishlist.shared : messages.wishlist.title
  return (
    <>
      <div className="screen screen--wide">
        <h1 className="screen__title">{title}</h1>
        {notice !== null && <Notice tone="error">{notice}</Notice>}
        {kind === 'guest' && (
          <GuestWishlist
            prefix={market.prefix}
            loginHref={marketPath(market, loginPathTo(marketPath(market, wishlistPath)))}
          />
        )}
        {hasUnsoldItems && <p className="screen__text">{messages.wishlist.gone}</p>}
        {products.length === 0 && kind !== 'guest' && <Empty market={market} />}
        {kind === 'own' && (hasSharing || link !== null) && products.length > 0 && (
          <PublicLink market={market} link={link} />
        )}
        {products.length > 0 && (
          <ul className="wishlist-page screen__wide">
            {products.map((product) => (
              <li className="wishlist-page__item" key={wishlistItemKey(product)}>
                <WishlistEntry product={product} view={view} />
              </li>
            ))}
          </ul>
        )}
        {kind === 'own' && products.length > 0 && (
          <details className="wishlist-page__clear screen__wide">
            <summary>{messages.wishlist.clear}</summary>
            <form method="post" action={marketPath(market, actions.clearWishlist)}>
              <p>{messages.wishlist.clearQuestion}</p>
              <button className="button">{messages.wishlist.clear}</button>
            </form>
          </details>
        )}
        {pageCount > 1 && (
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefOf={(number) =>
              marketPath(market, number === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${number}`)
            }
          />
        )}
      </div>
      {products.length === 0 && (
        <>
          <RecentlyViewed />
          <ProductRail title={messages.listing.bestSellers} rail="best-sellers" />
        </>
      )}
    </>
  )
}

function Empty({ market }: Pick<WishlistView, 'market'>) {
  return (
    <>
      <p className="screen__text">{messages.wishlist.empty}</p>
      <p className="screen__text">
        <a className="button" href={marketPath(market, '/')}>
          {messages.wishlist.startShopping}
        </a>
      </p>
    </>
  )
}

function WishlistEntry({ product, view: { market, kind } }: { product: WishlistProduct; view: WishlistView }) {
  return (
    <PieceCard product={product} market={market}>
      {kind === 'own' && (
        <form className="wishlist-page__forms" method="post" action={marketPath(market, actions.removeFromWishlist)}>
          <input type="hidden" name="item" value={wishlistItemKey(product)} />
          {product.needsChoice || product.variantId === null ? (
            <a className="button button--quiet" href={pieceHref(product, market)}>
              {messages.wishlist.chooseOptions}
              <span className="visually-hidden"> {wishlistItemName(product)}</span>
            </a>
          ) : (
            <button
              className="button button--quiet"
              formAction={marketPath(market, actions.buySaved)}
              disabled={!product.isPurchasable}
            >
              {addText(product, messages.wishlist.addToCart)}
              <span className="visually-hidden"> {wishlistItemName(product)}</span>
            </button>
          )}
          <button className="wishlist-page__remove">
            {messages.wishlist.remove}
            <span className="visually-hidden"> {wishlistItemName(product)}</span>
          </button>
        </form>
      )}
      {kind === 'shared' && (
        <WishlistButton item={product} name={wishlistItemName(product)} className="wishlist-page__heart" />
      )}
    </PieceCard>
  )
}
