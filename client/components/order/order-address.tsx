import { AddressLines } from '../address-lines.tsx'
import type { OrderAddress } from '#shared/domain/order.ts'
import * as messages from '#shared/messages/shop.ts'

export function OrderAddressCard({ address }: { address: OrderAddress }) {
  return (
    <section className="order-address">
      <h2>{messages.order.deliverTo}</h2>
      <AddressLines place={{ ...address, lines: [address.name, ...address.lines] }} />
    </section>
  )
}
