import type { QuickAdd } from '../../atoms/quick-add-state.ts'
import type { LiveProduct } from '../../data/product.ts'
import { availability, buttonText, closedText, isBuyable, missingChoice } from '#shared/domain/selection.ts'
import * as messages from '#shared/messages/shop.ts'

type QuickAddButtonProps = Pick<QuickAdd, 'selection' | 'isAdding'> & { product: LiveProduct; onAdd: () => void }

/** Until everything is chosen the button is disabled and names what is missing. While adding it keeps the focus. */
export function QuickAddButton({ product: { offer, isOnSale }, selection, isAdding, onAdd }: QuickAddButtonProps) {
  const missing = missingChoice(offer, selection)
  const state = availability(offer, selection, isOnSale)
  const isClosed = !isBuyable(state)
  return (
    <>
      <button
        className="button quick-add__button"
        type="button"
        disabled={missing !== null || isClosed}
        {...(isAdding ? { 'aria-disabled': true } : {})}
        onClick={onAdd}
      >
        {isAdding ? messages.product.adding : isClosed ? closedText(state, selection) : buttonText(offer, missing)}
      </button>
      {offer.preOrder !== undefined && !isClosed && <p className="quick-add__pre-order">{offer.preOrder}</p>}
      {state === 'low' && (
        <p className="quick-add__low" role="status">
          {messages.bag.low}
        </p>
      )}
    </>
  )
}
