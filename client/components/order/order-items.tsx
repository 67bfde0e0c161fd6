import { OrderAddressCard } from './order-address.tsx'
import { OrderLines } from './order-lines.tsx'
import { isSentInPart, type Order } from '#shared/domain/order.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

/** `hasReviews`: each line has a link to review it. */
type OrderItemsProps = { order: Order; market: Market; mediaBase: string; hasReviews?: boolean }

/** The lines of an order. If it is sent to several addresses, below the address to which each is sent. */
export function OrderItems({ order, market, mediaBase, hasReviews = false }: OrderItemsProps) {
  const { lines, deliveries } = order
  const shared = { market, mediaBase, hasReviews, isSentInPart: isSentInPart(order) }
  if (deliveries.length < 2) return <OrderLines lines={lines} {...shared} />
  const others = lines.filter(({ deliveryId }) => deliveryId === null)
  return (
    <div>
      {deliveries.map(({ id, address }, index) => (
        <OrderAddressCard key={id} address={address} title={messages.order.deliveryOf(index + 1, deliveries.length)}>
          <OrderLines lines={lines.filter(({ deliveryId }) => deliveryId === id)} {...shared} />
        </OrderAddressCard>
      ))}
      {others.length > 0 && <OrderLines lines={others} {...shared} />}
    </div>
  )
}
