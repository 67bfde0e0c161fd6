import type { NotedReturn } from '#shared/domain/return-request.ts'

/**
 * Requests for returns. A request is a note: labels, refunds and exchanges stay the merchant's (D-374). Callers check
 * whose the order is. All methods throw `ServiceError` if the service does not respond.
 */
export interface ReturnsPort {
  /** The requests that are noted at the order, by their number. */
  requests(request: { orderId: number }, signal: AbortSignal): Promise<NotedReturn[]>
  /** Notes a request. `taken`: the order has a request of this number, and nothing was noted. */
  note(request: { orderId: number; noted: NotedReturn }, signal: AbortSignal): Promise<'noted' | 'taken'>
}
