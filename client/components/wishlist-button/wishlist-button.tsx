import { wishlistItemKey, type WishlistItem } from '#shared/domain/wishlist.ts'
import * as messages from '#shared/messages/shop.ts'

/** The id of the form that these buttons submit without scripts. Each page has it once. */
export const saveFormId = 'save-item'

type WishlistButtonProps = { item: WishlistItem; name: string; className?: string }

/** Saves a product or removes it from the list. Handled by the page's script; without scripts it posts. */
export function WishlistButton({ item, name, className = '' }: WishlistButtonProps) {
  const key = wishlistItemKey(item)
  return (
    <button
      className={`wishlist-button ${className}`.trim()}
      form={saveFormId}
      value={key}
      data-wishlist-item={key}
      aria-pressed="false"
      aria-label={`${messages.wishlist.add}: ${name}`}
      name="item"
    />
  )
}
