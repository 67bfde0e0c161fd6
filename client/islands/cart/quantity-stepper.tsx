import { useState } from 'react'
import { updateQuantityAtom } from '../../atoms/quantities.ts'
import { useSetAtom } from '../../atoms/react.ts'
import type { LineItem } from '#shared/domain/cart.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'

type QuantityStepperProps = { line: LineItem; max: number | null; isLive: boolean }

/** The quantity of a line, typed or stepped. The buttons stop at the stock if it is known. */
export function QuantityStepper({ line, max, isLive }: QuantityStepperProps) {
  const update = useSetAtom(updateQuantityAtom)
  const [draft, setDraft] = useState<string | null>(null)
  const { id, name, quantity } = line

  function step(next: number) {
    setDraft(null)
    if (next >= 1 && (max === null || next <= max || next < quantity)) update({ lineId: id, quantity: next })
  }

  function type(text: string) {
    setDraft(text)
    const typed = Number(text)
    if (Number.isInteger(typed) && typed >= 1) update({ lineId: id, quantity: typed })
  }

  return (
    <div className="quantity-stepper" role="group" aria-label={`${cartControls.quantity}, ${name}`}>
      {isLive && (
        <button
          type="button"
          aria-label={cartControls.fewer}
          aria-disabled={quantity <= 1}
          onClick={() => step(quantity - 1)}
        >
          −
        </button>
      )}
      <input
        type="number"
        name="quantity"
        aria-label={cartControls.quantity}
        min={1}
        required
        inputMode="numeric"
        value={draft ?? quantity}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(null)}
      />
      {isLive && (
        <button
          type="button"
          aria-label={cartControls.more}
          aria-disabled={max !== null && quantity >= max}
          onClick={() => step(quantity + 1)}
        >
          +
        </button>
      )}
    </div>
  )
}
