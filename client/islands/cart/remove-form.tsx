import { useSetAtom } from '../../atoms/react.ts'
import { removeWithUndoAtom } from '../../atoms/remove-with-undo.ts'
import { inPlace } from './in-place.ts'
import type { LineItem } from '#shared/domain/cart.ts'
import { marketPath, removeBagLinePath } from '#shared/links.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'

/** Removes a line of the cart. `name` is the line's, for screen readers. */
export function RemoveForm({ line, name, prefix }: { line: LineItem; name: string; prefix: string }) {
  const remove = useSetAtom(removeWithUndoAtom)
  return (
    <form method="post" action={marketPath({ prefix }, removeBagLinePath)} onSubmit={inPlace(() => remove(line))}>
      <input type="hidden" name="lineId" value={line.id} />
      <button className="bag-line__remove">
        {cartControls.remove}
        <span className="visually-hidden">{` ${name}`}</span>
      </button>
    </form>
  )
}
