import * as messages from '../../shared/messages/en.ts'
import { marketPath } from '../../shared/markets.ts'
import type { OrderStage } from '../../shared/domain/order.ts'
import type { OrderConfirmationView } from '../../shared/views.ts'
import { OrderAddressCard } from '../components/order/order-address.tsx'
import { OrderLines } from '../components/order/order-lines.tsx'
import { OrderTotals } from '../components/order/order-totals.tsx'
import { OrderAccount } from './order-account.tsx'

/** Thanks. Without proof that the visitor placed the order, its number is all that shows (D-01). */
export function OrderConfirmationPage({ market, orderId, stage, order, account }: OrderConfirmationView) {
  if (stage !== 'placed') return <NotPlaced market={market} orderId={orderId} stage={stage} />
  return (
    <div className="order-confirmation">
      <header className="order-confirmation__header">
        <p className="order-confirmation__number">
          {messages.order.number} {orderId}
        </p>
        <h1>{messages.order.thanks}</h1>
        <p>
          {order ? (
            <>
              {messages.order.placed} <b>{order.email}</b>.
            </>
          ) : (
            messages.order.placedPlain
          )}
        </p>
      </header>
      {order && (
        <div className="order-confirmation__order">
          <OrderLines lines={order.lines} />
          <div>
            <OrderTotals order={order} />
            {order.shippingAddress && <OrderAddressCard address={order.shippingAddress} />}
          </div>
        </div>
      )}
      {order && account && <OrderAccount market={market} order={order} account={account} />}
      <p>
        <a className="button" href={marketPath(market, '/')}>
          {messages.order.keepShopping}
        </a>
      </p>
    </div>
  )
}

/** An order that was not paid for, or was called off, is not thanked for. */
function NotPlaced({ market, orderId, stage }: Pick<OrderConfirmationView, 'market' | 'orderId'> & { stage: Exclude<OrderStage, 'placed'> }) {
  const isUnfinished = stage === 'unfinished'
  return (
    <div className="order-confirmation">
      <header className="order-confirmation__header">
        <p className="order-confirmation__number">
          {messages.order.number} {orderId}
        </p>
        <h1>{messages.order[stage]}</h1>
        <p>{isUnfinished ? messages.order.unfinishedText : messages.order.cancelledText}</p>
      </header>
      <p>
        <a className="button" href={marketPath(market, isUnfinished ? '/bag' : '/')}>
          {isUnfinished ? messages.order.toBag : messages.order.keepShopping}
        </a>
      </p>
    </div>
  )
}
