import type { Shipment } from '#shared/domain/order.ts'
import * as messages from '#shared/messages/shop.ts'

/** The parcels of an order, with a link to the carrier where there is one. */
export function Parcels({ shipments }: { shipments: readonly Shipment[] }) {
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
