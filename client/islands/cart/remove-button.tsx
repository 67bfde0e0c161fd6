import { useSetAtom } from '../../atoms/react.ts'
import { removeWithUndoAtom } from '../../atoms/remove-with-undo.ts'
import type { LineItem } from '#shared/domain/cart.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'

export function RemoveButton({ line }: { line: LineItem }) {
  const remove = useSetAtom(removeWithUndoAtom)
  return (
    <button type="button" className="bag-line__remove" onClick={() => void remove(line)}>
      {cartControls.remove}
      <span className="visually-hidden">{` ${line.name}`}</span>
    </button>
  )
}
