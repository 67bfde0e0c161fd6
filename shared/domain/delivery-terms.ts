import type { DeliveryDays, Dispatch } from './dispatch.ts'
import type { Money } from './money.ts'

/** What the shop states beside the button of a PDP. `null` if a term is not configured for the market. */
export type DeliveryTerms = {
  /** Working days of standard delivery. */
  days: DeliveryDays | null
  /** `cutOff` is in minutes after the midnight of the warehouse, which is in `timeZone`. */
  dispatch: { cutOff: number; timeZone: string; next: readonly Dispatch[] } | null
  freeFrom: Money | null
  returnDays: number | null
}

/** The terms without a promise of when it arrives. */
export function withoutDays(terms: DeliveryTerms): DeliveryTerms {
  return { ...terms, days: null, dispatch: null }
}
