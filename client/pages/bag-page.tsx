import { toCartEntity } from '../../shared/domain/cart-entity.ts'
import * as messages from '../../shared/messages/en.ts'
import type { CartPageView } from '../../shared/views.ts'
import { Blocks } from '../blocks/blocks.tsx'
import CartLines from '../islands/bag-lines.tsx'
import CartSummary from '../islands/bag-summary.tsx'
import { CartNotices } from './bag/bag-notices.tsx'
import { TotalChanges } from './bag/total-changes.tsx'

/**
 * The visitor's bag. Every change is a form, so that it works before and without scripts. An empty bag updates in place
 * when another tab adds a line.
 */
export function BagPage({
  market,
  cart,
  stock,
  blocks,
  notices,
  totalChanges,
  promotions,
  outcome,
  keptCodes,
  features,
}: CartPageView) {
  const serverCart = { cart: toCartEntity(cart), promotions, outcome, keptCodes }
  return (
    <div className="bag-page">
      <h1 className="bag-page__title">{messages.bag.title}</h1>
      <TotalChanges changes={totalChanges} />
      <CartNotices notices={notices} />
      <div className="bag-page__columns">
        <CartLines serverCart={serverCart} stock={stock} prefix={market.prefix} />
        <CartSummary serverCart={serverCart} prefix={market.prefix} {...features} />
      </div>
      <div className="bag-page__slots">
        <Blocks items={blocks} market={market} />
      </div>
    </div>
  )
}
