import type { Availability } from '../../../shared/domain/selection.ts'
import * as messages from '../../../shared/messages/en.ts'
import * as pageMessages from '../../../shared/messages/product-page.ts'
import type { StockNews } from './live-offer.ts'

type StockLineProps = {
  state: Availability
  news: StockNews
  /** Opens the form of a variant that has just sold out. */ onTell: (() => void) | null
}

/** One line about stock under the button, announced when it changes. */
export function StockLine({ state, news, onTell }: StockLineProps) {
  return (
    <p className="stock-message stock-message--low buy-box__stock" role="status">
      {state === 'low' && messages.bag.low}
      {news === 'gone' && (state === 'sold-out' ? pageMessages.live.soldOut : messages.product.unavailable)}
      {news === 'back' && state !== 'low' && pageMessages.live.back}
      {onTell && (
        <>
          {' '}
          <button className="buy-box__tell" type="button" onClick={onTell}>
            {pageMessages.notifyMe.title}
          </button>
        </>
      )}
    </p>
  )
}
