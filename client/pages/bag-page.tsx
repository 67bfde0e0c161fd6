import { toCartEntity } from '../../shared/domain/cart-entity.ts'
import { isEmptyCart } from '../../shared/domain/cart.ts'
import * as messages from '../../shared/messages/en.ts'
import { marketPath } from '../../shared/markets.ts'
import type { BagView } from '../../shared/views.ts'
import { Blocks } from '../blocks/blocks.tsx'
import BagLines from '../islands/bag-lines.tsx'
import BagSummary from '../islands/bag-summary.tsx'
import { BagNotices } from './bag/bag-notices.tsx'

/** The visitor's own bag. Every change is a form, so that it works before and without scripts. */
export function BagPage(view: BagView) {
  const { market, cart, stock, blocks, notices, promotions, outcome, features } = view
  if (isEmptyCart(cart)) {
    return (
      <div className="bag-page bag-page--empty">
        <h1 className="bag-page__title">{messages.bag.empty}</h1>
        <BagNotices notices={notices} />
        {promotions?.coupons.map(({ code }) => (
          <p key={code}>
            <b>{code}</b> {messages.promotions.saved}
          </p>
        ))}
        <p>
          <a className="button" href={marketPath(market, '/')}>
            {messages.bag.goBack}
          </a>
        </p>
        <div className="bag-page__slots">
          <Blocks items={blocks} market={market} />
        </div>
      </div>
    )
  }
  const bag = { cart: toCartEntity(cart), promotions, outcome }
  return (
    <div className="bag-page">
      <h1 className="bag-page__title">{messages.bag.title}</h1>
      <BagNotices notices={notices} />
      <div className="bag-page__columns">
        <BagLines bag={bag} stock={stock} prefix={market.prefix} />
        <BagSummary bag={bag} prefix={market.prefix} {...features} />
      </div>
      <div className="bag-page__slots">
        <Blocks items={blocks} market={market} />
      </div>
    </div>
  )
}
