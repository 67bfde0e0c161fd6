import type { OrderAddress } from '../../../shared/domain/order.ts'
import { messages } from '../../../shared/messages/en.ts'

export function OrderAddressCard({ address }: { address: OrderAddress }) {
  const lines = [address.name, ...address.lines, address.city, address.region, address.postalCode, address.country].filter((line) => line !== '')
  return (
    <section className="order-address">
      <h2>{messages.order.deliverTo}</h2>
      <address>
        {lines.map((line, index) => (
          <span key={`${index} ${line}`}>{line}</span>
        ))}
      </address>
    </section>
  )
}
