import { moveToWishlistAtom } from '../../atoms/move-to-wishlist.ts'
import { useSetAtom } from '../../atoms/react.ts'
import type { LineItem } from '#shared/domain/cart.ts'
import { marketPath, moveToWishlistPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'

/** Moves a line to the wishlist: a form that is handled in place with scripts. */
export function MoveToWishlist({ line, name, prefix }: { line: LineItem; name: string; prefix: string }) {
  const move = useSetAtom(moveToWishlistAtom)
  return (
    <form
      method="post"
      action={marketPath({ prefix }, moveToWishlistPath)}
      onSubmit={(event) => {
        event.preventDefault()
        void move(line)
      }}
    >
      <input type="hidden" name="lineId" value={line.id} />
      <button className="bag-line__remove">
        {messages.wishlist.moveFromBag}
        <span className="visually-hidden">{` ${name}`}</span>
      </button>
    </form>
  )
}
