import { flushQuantitiesAtom } from '../../atoms/quantities.ts'
import { useSetAtom } from '../../atoms/react.ts'
import { ChangeLink } from './change-link.tsx'
import { inPlace } from './in-place.ts'
import { MoveToWishlist } from './move-to-wishlist.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { RemoveForm } from './remove-form.tsx'
import type { LineItem } from '#shared/domain/cart.ts'
import { hasFixedQuantity } from '#shared/domain/gift-card-line.ts'
import { lineNameAmong } from '#shared/domain/item-name.ts'
import { marketPath, updateBagLinePath } from '#shared/links.ts'
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
  const name = lineNameAmong(line, lines)
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
          <QuantityStepper line={line} name={name} max={max} isLive={isLive} />
          <button className="bag-line__update" hidden={isLive}>
            {cartControls.update}
            <span className="visually-hidden">{` ${name}`}</span>
          </button>
        </form>
      )}
      <RemoveForm line={line} name={name} prefix={prefix} />
      <ChangeLink line={line} name={name} lines={lines} prefix={prefix} isLive={isLive} />
      <MoveToWishlist line={line} name={name} prefix={prefix} />
    </>
  )
}
