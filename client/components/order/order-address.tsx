import { addressLines } from '#shared/domain/address-lines.ts'
import type { OrderAddress } from '#shared/domain/order.ts'
import * as messages from '#shared/messages/shop.ts'

export function OrderAddressCard({ address }: { address: OrderAddress }) {
  return (
    <section className="order-address">
      <h2>{messages.order.deliverTo}</h2>
      <address>
        {addressLines({ ...address, lines: [address.name, ...address.lines] }).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  )
}
