import { useEffect } from 'react'
import { currentCustomerAtom } from '../atoms/customer.ts'
import { useStore } from '../atoms/react.ts'
import { openPanelAtom } from '../atoms/ui.ts'
import { loadWishlistAtom, wishlistItemsAtom } from '../atoms/wishlist.ts'
import { CloseForm } from '../components/panel/close-form.tsx'
import { defineIsland } from '../island/define-island.tsx'
import { useVisitorValue } from '../island/use-visitor-value.ts'
import { NotificationList } from './cart/notification-list.tsx'
import { WishlistContents } from './wishlist/wishlist-contents.tsx'
import * as messages from '#shared/messages/shop.ts'

type WishlistPanelProps = { prefix: string }

const none: never[] = []

/** The wishlist panel. The server renders only its frame, because the contents are personal. */
function WishlistPanel({ prefix }: WishlistPanelProps) {
  const { length } = useVisitorValue(wishlistItemsAtom, none)
  const isOpen = useVisitorValue(openPanelAtom, null) === 'wishlist'
  const owner = useVisitorValue(currentCustomerAtom, null)?.id ?? null
  useReloadOnOpen(isOpen)
  return (
    <dialog
      className="panel panel--end panel--column panel--wide"
      id="wishlist"
      aria-labelledby="wishlist-title"
      suppressHydrationWarning
    >
      <div className="panel__header">
        <h2 id="wishlist-title">
          <span>{messages.wishlist.title}</span> <span className="wishlist-panel__count">{`(${length})`}</span>
        </h2>
        <CloseForm label={messages.wishlist.close} />
      </div>
      {isOpen && <NotificationList />}
      {isOpen && <WishlistContents key={owner} prefix={prefix} />}
    </dialog>
  )
}

/** Opening reads the list again. Its contents read prices and stock. */
function useReloadOnOpen(isOpen: boolean): void {
  const store = useStore()
  useEffect(() => {
    if (!isOpen) return
    void store.set(loadWishlistAtom)
  }, [isOpen, store])
}

export default defineIsland('wishlist-panel', 'interaction', WishlistPanel)
