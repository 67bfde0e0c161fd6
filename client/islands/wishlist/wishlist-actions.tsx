import { useRef, useState } from 'react'
import { notifyAtom } from '../../atoms/notifications.ts'
import { useSetAtom } from '../../atoms/react.ts'
import { clearWishlistAtom } from '../../atoms/wishlist.ts'
import type { WishlistRow } from '../../data/wishlist-products.ts'
import { shareLink } from '../../runtime/share-link.ts'
import { wishlistItemKey } from '#shared/domain/wishlist.ts'
import { marketPath, sharedWishlistPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'

const maxShared = 50

/** Actions: start shopping, share, and clear with a confirmation. */
export function WishlistActions({ rows, prefix }: { rows: readonly WishlistRow[]; prefix: string }) {
  const clear = useSetAtom(clearWishlistAtom)
  const share = useShare(rows, prefix)
  const [isAsking, setIsAsking] = useState(false)
  const wasCancelled = useRef(false)
  const focusAfterCancel = (opener: HTMLButtonElement | null) => {
    if (wasCancelled.current) opener?.focus()
    wasCancelled.current = false
  }

  function cancel() {
    wasCancelled.current = true
    setIsAsking(false)
  }

  if (isAsking) {
    return (
      <div className="wishlist-panel__question" role="alertdialog" aria-labelledby="wishlist-question">
        <p id="wishlist-question">{messages.wishlist.clearQuestion}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus starts at the safe answer */}
        <button type="button" className="button button--quiet" autoFocus onClick={cancel}>
          {messages.wishlist.keep}
        </button>
        <button type="button" className="button" onClick={() => void clear().then(() => setIsAsking(false))}>
          {messages.wishlist.clear}
        </button>
      </div>
    )
  }
  return (
    <>
      <a className="button button--quiet" href={prefix || '/'}>
        {messages.wishlist.startShopping}
      </a>
      <div className="wishlist-panel__links">
        <button type="button" className="wishlist-panel__link" onClick={() => void share()}>
          {messages.wishlist.share}
        </button>
        <button type="button" className="wishlist-panel__link" ref={focusAfterCancel} onClick={() => setIsAsking(true)}>
          {messages.wishlist.clear}
        </button>
      </div>
    </>
  )
}

/** A link that contains the saved items and no personal data. */
function useShare(rows: readonly WishlistRow[], prefix: string): () => Promise<void> {
  const notify = useSetAtom(notifyAtom)
  const items = rows.filter(({ product }) => product !== null).slice(0, maxShared)
  const url = new URL(
    marketPath({ prefix }, sharedWishlistPath(items.map(({ item }) => wishlistItemKey(item)))),
    location.origin,
  ).href

  return async () => {
    const text = await shareLink({ url, title: messages.wishlist.shared, copied: messages.wishlist.copied })
    if (text !== null) notify({ kind: 'status', text, isPersistent: text === url })
  }
}
