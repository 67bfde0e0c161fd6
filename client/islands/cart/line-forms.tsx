import type { FormEvent } from 'react'
import { flushQuantitiesAtom } from '../../atoms/quantities.ts'
import { useSetAtom } from '../../atoms/react.ts'
import { removeWithUndoAtom } from '../../atoms/remove-with-undo.ts'
import { ChangeLink } from './change-link.tsx'
import { MoveToWishlist } from './move-to-wishlist.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import type { LineItem } from '#shared/domain/cart.ts'
import { hasFixedQuantity } from '#shared/domain/gift-card-line.ts'
import { marketPath, removeBagLinePath, updateBagLinePath } from '#shared/links.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'

type LineFormsProps = {
  line: LineItem
  lines: readonly LineItem[]
  prefix: string
  max: number | null
  isLive: boolean
}

/** The controls of a line as forms. They post before hydration and are handled in place after it. */
export function LineForms({ line, lines, prefix, max, isLive }: LineFormsProps) {
  const flush = useSetAtom(flushQuantitiesAtom)
  const remove = useSetAtom(removeWithUndoAtom)
  return (
    <>
      {!hasFixedQuantity(line) && (
        <form
          className="line-forms"
          method="post"
          action={marketPath({ prefix }, updateBagLinePath)}
          onSubmit={inPlace(() => flush())}
        >
          <input type="hidden" name="lineId" value={line.id} />
          <QuantityStepper line={line} max={max} isLive={isLive} />
          <button className="bag-line__update" hidden={isLive}>
            {cartControls.update}
          </button>
        </form>
      )}
      <form method="post" action={marketPath({ prefix }, removeBagLinePath)} onSubmit={inPlace(() => remove(line))}>
        <input type="hidden" name="lineId" value={line.id} />
        <button className="bag-line__remove">
          {cartControls.remove}
          <span className="visually-hidden">{` ${line.name}`}</span>
        </button>
      </form>
      <ChangeLink line={line} lines={lines} prefix={prefix} />
      <MoveToWishlist line={line} prefix={prefix} />
    </>
  )
}

function inPlace(run: () => Promise<unknown>) {
  return (event: FormEvent) => {
    event.preventDefault()
    void run()
  }
}
