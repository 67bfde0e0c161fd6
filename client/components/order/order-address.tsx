import type { ReactNode } from 'react'
import { AddressLines } from '../address-lines.tsx'
import type { Order, OrderAddress } from '#shared/domain/order.ts'
import * as messages from '#shared/messages/shop.ts'

type OrderAddressCardProps = { address: OrderAddress; title?: string; children?: ReactNode }

/** An address of an order; the children are what is sent to it. */
export function OrderAddressCard({ address, title = messages.order.deliverTo, children }: OrderAddressCardProps) {
  return (
    <section className="order-address">
      <h2>{title}</h2>
      <AddressLines place={{ ...address, lines: [address.name, ...address.lines] }} />
      {children}
    </section>
  )
}

/** The address of an order that is sent to one. Others show theirs beside the lines. */
export function OnlyAddress({ order: { deliveries } }: { order: Pick<Order, 'deliveries'> }) {
  const [delivery] = deliveries
  return delivery && deliveries.length === 1 ? <OrderAddressCard address={delivery.address} /> : null
}
