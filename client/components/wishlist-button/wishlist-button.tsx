import { savedItemKey, type SavedItem } from '../../../shared/domain/wishlist.ts'
import * as messages from '../../../shared/messages/en.ts'
import { Icon } from '../icon/icon.tsx'

/** Id of the form that such a button belongs to where no script runs; it stands once in each page. */
export const saveFormId = 'save-item'

type WishlistButtonProps = { item: SavedItem; name: string; className?: string }

/** Saves a product, or takes it off the list again. Scripts of the page press it; without them it posts. */
export function WishlistButton({ item, name, className = '' }: WishlistButtonProps) {
  const key = savedItemKey(item)
  return (
    <button
      className={`wishlist-button ${className}`.trim()}
      form={saveFormId}
      value={key}
      data-wishlist-item={key}
      aria-pressed="false"
      name="item"
    >
      <Icon name="heart" />
      <span className="visually-hidden">{`${messages.wishlist.add}: ${name}`}</span>
    </button>
  )
}
