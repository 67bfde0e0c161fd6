import type { OrderAddress } from '../../../shared/domain/order.ts'
import * as messages from '../../../shared/messages/en.ts'

export function OrderAddressCard({ address }: { address: OrderAddress }) {
  const { name, city, region, postalCode, country } = address
  // A town that is its own county is printed once.
  const lines = [...new Set([name, ...address.lines, city, region, postalCode, country])].filter((line) => line !== '')
  return (
    <section className="order-address">
      <h2>{messages.order.deliverTo}</h2>
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  )
}
