import type { Order } from '../../shared/domain/order.ts'

export interface OrderPort {
  /** `null` when the platform has no such order. */
  order(request: { orderId: number }, signal: AbortSignal): Promise<Order | null>
}
