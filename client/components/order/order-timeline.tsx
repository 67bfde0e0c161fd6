import { dayText } from '#shared/domain/day-text.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { orderTimeline, type TimelineStep } from '#shared/domain/order-timeline.ts'
import type { Order, Shipment } from '#shared/domain/order.ts'
import type { Market } from '#shared/markets.ts'
import { orderPage as messages } from '#shared/messages/order-page.ts'

type OrderTimelineProps = { order: Order; shipments: readonly Shipment[]; market: Market }

/**
 * What has happened to an order, as far as the platform knows: each parcel, with a link to its carrier, and each
 * refund.
 */
export function OrderTimeline({ order, shipments, market }: OrderTimelineProps) {
  const steps = orderTimeline(order, shipments)
  return (
    <section className="order-detail__part" aria-labelledby="order-timeline-title">
      <h2 id="order-timeline-title">{messages.progress}</h2>
      <ol className="order-timeline">
        {steps.map((step, index) => (
          <li key={index}>
            <p className="order-timeline__step">{textOf(step)}</p>
            {step.at !== null && (
              <p>
                <time dateTime={step.at}>{dayText(step.at, market.iso)}</time>
              </p>
            )}
            {step.kind === 'parcel' && <Parcel parcel={step.parcel} lines={order.lines} />}
            {step.kind === 'refunded' && step.storeCredit && (
              <p>{messages.asStoreCredit(formatMoney(step.storeCredit))}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function textOf(step: TimelineStep): string {
  if (step.kind === 'refunded' && step.amount) return messages.refundedAmount(formatMoney(step.amount))
  return messages.steps[step.kind]
}

function Parcel({ parcel, lines }: { parcel: Shipment; lines: Order['lines'] }) {
  const { carrier, trackingNumber, trackingLink, items } = parcel
  const names = items.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    return line ? [messages.inParcel(quantity, line.name)] : []
  })
  return (
    <>
      {carrier + trackingNumber !== '' && <p>{[carrier, trackingNumber].filter((part) => part !== '').join(' · ')}</p>}
      {trackingLink !== null && (
        <p>
          <a href={trackingLink} rel="noopener noreferrer">
            {messages.track}
            <span className="visually-hidden"> {trackingNumber}</span>
          </a>
        </p>
      )}
      {names.length > 0 && (
        <ul className="order-timeline__items">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </>
  )
}
