import type { OrderStatus } from '#shared/domain/order.ts'

export function OrderStatusLabel({ status }: { status: OrderStatus }) {
  return <span className={`order-status order-status--${status.toLowerCase()}`}>{status}</span>
}
