import { cartQuantity, isEmptyCart } from '../../shared/domain/cart.ts'
import { messages } from '../../shared/messages/en.ts'
import { marketPath } from '../../shared/markets.ts'
import type { BagView } from '../../shared/views.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { BagNotices } from './bag/bag-notices.tsx'
import { BagSummary } from './bag/bag-summary.tsx'
import { BagLinesSlot } from './bag/bag-lines-slot.tsx'

/** The visitor's own bag. Every change is a form, so that it works before and without scripts. */
export function BagPage(view: BagView) {
  const { market, cart, blocks, notices } = view
  const quantity = cartQuantity(cart)
  if (isEmptyCart(cart)) {
    return (
      <div className="bag-page bag-page--empty">
        <h1 className="bag-page__title">{messages.bag.empty}</h1>
        <BagNotices notices={notices} />
        <p>
          <a className="button" href={marketPath(market, '/')}>
            {messages.bag.goBack}
          </a>
        </p>
        <Blocks items={blocks} market={market} />
      </div>
    )
  }
  return (
    <div className="bag-page">
      <h1 className="bag-page__title">
        {messages.bag.title}{' '}
        <small>
          {quantity} {quantity === 1 ? messages.bag.item : messages.bag.items}
        </small>
      </h1>
      <BagNotices notices={notices} />
      <div className="bag-page__columns">
        <BagLinesSlot view={view} />
        <BagSummary view={view} />
      </div>
      <Blocks items={blocks} market={market} />
    </div>
  )
}
