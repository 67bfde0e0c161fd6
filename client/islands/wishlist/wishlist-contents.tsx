import { useState } from 'react'
import { isSignedInAtom } from '../../atoms/customer.ts'
import { useAtomValue, useSetAtom } from '../../atoms/react.ts'
import { loadWishlistAtom, wishlistStatusAtom } from '../../atoms/wishlist.ts'
import { wishlistTotal } from '../../data/wishlist-products.ts'
import { Part } from '../../island/part.tsx'
import { CategoryLinks } from '../cart/category-links.tsx'
import { useWishlistRows } from './use-wishlist-rows.ts'
import { WishlistActions } from './wishlist-actions.tsx'
import { UnshownWishlistLine, WishlistLine } from './wishlist-line.tsx'
import { formatMoney } from '#shared/domain/money.ts'
import { wishlistPageSize } from '#shared/domain/wishlist.ts'
import { loginPath, marketPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'

/** The visitor's list. Rendered only in the browser. */
export function WishlistContents({ prefix }: { prefix: string }) {
  const { rows, hasFailed, retry } = useWishlistRows()
  const total = wishlistTotal(rows)
  const isSignedIn = useAtomValue(isSignedInAtom)
  const listStatus = useAtomValue(wishlistStatusAtom)
  const [shownCount, setShownCount] = useState(wishlistPageSize)

  if (listStatus === 'failed') return <Failed />
  if (rows.length === 0)
    return listStatus === 'ready' ? (
      <Empty prefix={prefix} />
    ) : (
      <p className="panel__words">{messages.wishlist.loading}</p>
    )
  const sold = rows.filter(({ product }) => product !== null)
  return (
    <>
      <div className="wishlist-panel__scroll">
        {!isSignedIn && (
          <p className="wishlist-panel__hint">
            {messages.wishlist.guestHint}{' '}
            <a href={marketPath({ prefix }, loginPath)} data-opens="login">
              {messages.wishlist.logIn}
            </a>
          </p>
        )}
        {sold.length < rows.length && <p className="wishlist-panel__hint">{messages.wishlist.gone}</p>}
        <ul>
          {rows.slice(0, shownCount).map((row) => (
            <Part key={row.key} of={row.product} instead={<UnshownWishlistLine item={row.item} />}>
              <WishlistLine row={row} prefix={prefix} />
            </Part>
          ))}
        </ul>
        {rows.length > shownCount && (
          <button
            type="button"
            className="button button--quiet wishlist-panel__more"
            onClick={() => setShownCount(shownCount + wishlistPageSize)}
          >
            {messages.wishlist.showMore}
          </button>
        )}
        {hasFailed && <LoadFailed button="button button--quiet" retry={retry} />}
      </div>
      <div className="panel__footer wishlist-panel__footer">
        <p className="wishlist-panel__total">
          <span>{messages.wishlist.totalPrice}</span>
          <b translate="no">{total ? formatMoney(total) : '…'}</b>
        </p>
        <WishlistActions rows={rows} prefix={prefix} />
      </div>
    </>
  )
}

function Failed() {
  const load = useSetAtom(loadWishlistAtom)
  return <LoadFailed button="button" retry={() => void load()} />
}

function LoadFailed({ button, retry }: { button: string; retry: () => void }) {
  return (
    <div className="panel__words" role="alert">
      <p>{messages.wishlist.loadFailed}</p>
      <button type="button" className={button} onClick={retry}>
        {messages.wishlist.retry}
      </button>
    </div>
  )
}

function Empty({ prefix }: { prefix: string }) {
  return (
    <div className="panel__words">
      <h3>{messages.wishlist.empty}</h3>
      <p>{messages.wishlist.emptyHint}</p>
      <a className="button" href={prefix || '/'}>
        {messages.wishlist.startShopping}
      </a>
      <CategoryLinks />
    </div>
  )
}
