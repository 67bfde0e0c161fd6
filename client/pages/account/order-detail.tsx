import type { ReactNode } from 'react'
import { OnlyAddress } from '../../components/order/order-address.tsx'
import { OrderItems } from '../../components/order/order-items.tsx'
import { OrderPresent } from '../../components/order/order-present.tsx'
import { OrderTimeline } from '../../components/order/order-timeline.tsx'
import { OrderTotals } from '../../components/order/order-totals.tsx'
import { ReturnsLink } from '../../components/order/returns-link.tsx'
import { Sentence } from '../../components/sentence/sentence.tsx'
import { OrderDate } from './order-date.tsx'
import { OrderStatusLabel } from './order-status.tsx'
import { deliveryPeriodText } from '#shared/delivery-dates.ts'
import type { DeliveryPeriod } from '#shared/domain/dispatch.ts'
import type { Order, Shipment } from '#shared/domain/order.ts'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { orderPage } from '#shared/messages/order-page.ts'
import * as messages from '#shared/messages/shop.ts'

type OrderDetailProps = {
  market: Market
  mediaBase: string
  order: Order
  expected: DeliveryPeriod | null
  /** `null` if the market's setting does not say, or nothing can be sent back any more. */
  returnDays: number | null
  shipments: readonly Shipment[]
  hasReviews: boolean
  /** The form that buys the order again, with what it posts. */
  buyAgain: { action: string; fields: Readonly<Record<string, string>> }
  /** Path of the invoice; `null` if there is none. */
  invoice: string | null
  /** The part about returns. */
  returns: ReactNode
  /** Links at the end. */
  children?: ReactNode
}

/** One order: its lines with pictures, its parcels and address, the way to return it, and a button to buy it again. */
export function OrderDetail({
  market,
  mediaBase,
  order,
  expected,
  returnDays,
  shipments,
  hasReviews,
  buyAgain,
  invoice,
  returns,
  children,
}: OrderDetailProps) {
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
        <OrderTimeline order={order} shipments={shipments} market={market} />
        {returns}
        {order.stage === 'placed' && order.deliveries.length > 0 && (
          <p>
            <ReturnsLink market={market} returnDays={returnDays} />
          </p>
        )}
        <OrderTotals order={order} />
        <OnlyAddress order={order} />
        <OrderPresent present={order.present} />
        <form method="post" action={marketPath(market, buyAgain.action)}>
          {Object.entries(buyAgain.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button className="button" type="submit">
            {messages.order.reorder}
          </button>
        </form>
        {invoice !== null && (
          <p>
            <a href={marketPath(market, invoice)}>{orderPage.showInvoice}</a>
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
