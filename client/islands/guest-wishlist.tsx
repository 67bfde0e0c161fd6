import { useEffect } from 'react'
import { currentCustomerAtom } from '../atoms/customer.ts'
import { useStore } from '../atoms/react.ts'
import { loadWishlistAtom, wishlistStatusAtom } from '../atoms/wishlist.ts'
import { defineIsland } from '../island/define-island.tsx'
import { useIsLive, useVisitorValue } from '../island/use-visitor-value.ts'
import { WishlistContents } from './wishlist/wishlist-contents.tsx'
import * as messages from '#shared/messages/shop.ts'

type GuestWishlistProps = { prefix: string; loginHref: string }

/** A guest's wishlist, which only the browser knows. The server renders the way to log in. */
function GuestWishlist({ prefix, loginHref }: GuestWishlistProps) {
  const isLive = useIsLive()
  const store = useStore()
  // Pages read the list at their start only if the browser has one.
  useEffect(() => {
    if (store.get(wishlistStatusAtom) === 'initial') void store.set(loadWishlistAtom)
  }, [store])
  const owner = useVisitorValue(currentCustomerAtom, null)?.id ?? null
  return (
    <div className="wishlist-page__guest">
      {isLive ? (
        <>
          <h2 className="visually-hidden">{messages.wishlist.savedPieces}</h2>
          <WishlistContents key={owner} prefix={prefix} />
        </>
      ) : (
        <>
          <p>{messages.wishlist.guestHint}</p>
          <p className="screen__actions">
            <a className="button" href={loginHref}>
              {messages.wishlist.logIn}
            </a>
          </p>
        </>
      )}
    </div>
  )
}

export default defineIsland('guest-wishlist', 'load', GuestWishlist)
