import type { LineItem } from '../../../shared/domain/cart.ts'
import { cartControls } from '../../../shared/messages/cart-controls.ts'
import { removeLineAtom } from '../../atoms/cart.ts'
import { useSetAtom } from '../../atoms/react.ts'

export function RemoveButton({ line }: { line: LineItem }) {
  const remove = useSetAtom(removeLineAtom)
  return (
    <button type="button" className="bag-line__remove" onClick={() => void remove(line.id)}>
      {cartControls.remove}
      <span className="visually-hidden"> {line.name}</span>
    </button>
  )
}
