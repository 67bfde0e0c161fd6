import { useState } from 'react'
import { updateQuantityAtom } from '../../atoms/quantities.ts'
import { useSetAtom } from '../../atoms/react.ts'
import type { LineItem } from '#shared/domain/cart.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'

type QuantityStepperProps = { line: LineItem; name: string; max: number | null; isLive: boolean }

/** The quantity of a line, typed or stepped. The buttons stop at the stock if it is known. */
export function QuantityStepper({ line, name, max, isLive }: QuantityStepperProps) {
  const update = useSetAtom(updateQuantityAtom)
  const [draft, setDraft] = useState<string | null>(null)
  const { id, quantity } = line
  const nameOf = (control: string) => `${control}, ${name}`

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
    <div className="quantity-stepper">
      {isLive && (
        <button
          type="button"
          aria-label={nameOf(cartControls.fewer)}
          aria-disabled={quantity <= 1}
          onClick={() => step(quantity - 1)}
        >
          −
        </button>
      )}
      <input
        type="number"
        name="quantity"
        aria-label={nameOf(cartControls.quantity)}
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
          aria-label={nameOf(cartControls.more)}
          aria-disabled={max !== null && quantity >= max}
          onClick={() => step(quantity + 1)}
        >
          +
        </button>
      )}
    </div>
  )
}
