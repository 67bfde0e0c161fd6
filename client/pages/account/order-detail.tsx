import { OnlyAddress } from '../../components/order/order-address.tsx'
import { OrderItems } from '../../components/order/order-items.tsx'
import { OrderTotals } from '../../components/order/order-totals.tsx'
import { ReturnsLink } from '../../components/order/returns-link.tsx'
import { Sentence } from '../../components/sentence/sentence.tsx'
import { OrderDate } from './order-date.tsx'
import { OrderStatusLabel } from './order-status.tsx'
import { accountPath } from '#shared/domain/account-pages.ts'
import type { DeliveryPeriod } from '#shared/domain/dispatch.ts'
import type { Order, Shipment } from '#shared/domain/order.ts'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { deliveryPeriodText } from '#shared/messages/delivery-promise.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions } from '#shared/routes.ts'

type OrderDetailProps = {
  market: Market
  mediaBase: string
  order: Order
  expected: DeliveryPeriod | null
  /** `null` if the market's setting does not say. */
  returnDays: number | null
  shipments: readonly Shipment[]
  hasReviews: boolean
}

/** One order: its lines with pictures, its parcels and address, the way to return it, and a button to buy it again. */
export function OrderDetail({ market, mediaBase, order, ...view }: OrderDetailProps) {
  const { expected, returnDays, shipments, hasReviews } = view
  return (
    <div className="order-detail">
      <p className="order-detail__head">
        <span>
          <Sentence
            text={messages.order.placedOnDate}
            parts={{ date: <OrderDate market={market} date={order.placedAt} /> }}
          />
        </span>
        <OrderStatusLabel status={order.status} />
      </p>
      <OrderItems
        order={order}
        market={market}
        mediaBase={mediaBase}
        hasReviews={hasReviews && order.stage === 'placed'}
      />
      <div className="order-detail__side">
        {expected && (
          <section className="order-detail__part">
            <h2>{messages.order.expected}</h2>
            <p>{deliveryPeriodText(expected, market.iso)}</p>
          </section>
        )}
        <Parcels shipments={shipments} />
        {order.stage === 'placed' && order.deliveries.length > 0 && (
          <p>
            <ReturnsLink market={market} returnDays={returnDays} />
          </p>
        )}
        <OrderTotals order={order} />
        <OnlyAddress order={order} />
        <form method="post" action={marketPath(market, actions.reorder)}>
          <input type="hidden" name="orderId" value={order.id} />
          <button className="button" type="submit">
            {messages.order.reorder}
          </button>
        </form>
        <p>
          <a href={marketPath(market, accountPath('order-history'))}>{messages.order.back}</a>
        </p>
      </div>
    </div>
  )
}

/** The parcels of an order, with a link to the carrier where there is one. */
function Parcels({ shipments }: { shipments: readonly Shipment[] }) {
  if (shipments.length === 0) return null
  return (
    <section className="order-detail__part" aria-labelledby="order-parcels-title">
      <h2 id="order-parcels-title">{messages.order.parcels}</h2>
      <ul>
        {shipments.map(({ id, carrier, trackingNumber, trackingLink }) => (
          <li key={id}>
            <p>{[carrier, trackingNumber].filter((part) => part !== '').join(' · ') || messages.order.parcel}</p>
            {trackingLink !== null && (
              <a href={trackingLink} rel="noopener noreferrer">
                {messages.order.track}
                <span className="visually-hidden"> {trackingNumber}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
