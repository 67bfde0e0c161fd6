import type { Order } from '#shared/domain/order.ts'
import type { NotedReturn, ReturnRequest } from '#shared/domain/return-request.ts'

/**
 * A request that was checked. `number` is that of the form, and `next` that of the next request of the order: a form
 * that is posted twice, or again after an answer was lost, has the number of a request that is already there.
 */
export type CheckedReturn = {
  order: Order
  request: ReturnRequest
  number: number
  next: number
  noted: readonly NotedReturn[]
  /** `YYYY-MM-DD`. */
  lastDay: string
}

/** A request that its mails are about. */
export type ReturnMail = Pick<CheckedReturn, 'order' | 'request' | 'lastDay'> & { noted: NotedReturn }
