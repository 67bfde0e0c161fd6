import type { DeliveryDays, DispatchSchedule } from './delivery-promise.ts'
import type { Money } from './money.ts'

/** What the shop states beside the button of a PDP. `null` if a term is not configured for the market. */
export type DeliveryTerms = {
  /** Working days of standard delivery. */
  days: DeliveryDays | null
  dispatch: DispatchSchedule | null
  freeFrom: Money | null
  returnDays: number | null
}
