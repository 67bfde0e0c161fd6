import type { StockChange } from './stock-change.ts'
import type { Availability } from '#shared/domain/selection.ts'
import * as pageMessages from '#shared/messages/product-page.ts'
import * as messages from '#shared/messages/shop.ts'

type StockLineProps = {
  state: Availability
  change: StockChange
  /** Opens the form of the stock alert; `null` if there is none to open. */
  onOpen: (() => void) | null
}

/** One line about stock under the button, announced when it changes. */
export function StockLine({ state, change, onOpen }: StockLineProps) {
  const text = textOf(state, change)
  return (
    <p className="stock-message stock-message--low buy-box__stock" role="status">
      {text !== null && <span key={text}>{`${text} `}</span>}
      {onOpen && (
        <button className="buy-box__tell" type="button" onClick={onOpen}>
          {pageMessages.notifyMe.title}
        </button>
      )}
    </p>
  )
}

function textOf(state: Availability, change: StockChange): string | null {
  if (state === 'low') return messages.bag.low
  if (change === 'gone') return state === 'sold-out' ? pageMessages.stockChange.soldOut : messages.bag.unavailable
  return change === 'back' ? pageMessages.stockChange.backInStock : null
}
