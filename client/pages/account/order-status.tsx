import type { OrderStatus } from '#shared/domain/order.ts'
import * as messages from '#shared/messages/shop.ts'

export function OrderStatusLabel({ status }: { status: OrderStatus }) {
  return (
    <span className={`order-status order-status--${status.toLowerCase().replaceAll(' ', '-')}`}>
      {messages.order.statuses[status]}
    </span>
  )
}
