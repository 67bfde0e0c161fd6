import type { Money } from './money.ts'

/** What the shop states beside the button of a PDP. `null` if a term is not configured for the market. */
export type DeliveryTerms = {
  /** Working days of standard delivery. */
  days: { first: number; last: number } | null
  freeFrom: Money | null
  returnDays: number | null
}
