import { recordEvent } from '../api/record-event.ts'
import type { EventFields } from '#shared/analytics/events.ts'

/** Records the placed order that the page confirms, on every view of the page. Analytics delivers it once. */
export function recordPurchase(): void {
  const { purchase } = document.querySelector<HTMLElement>('main [data-purchase]')?.dataset ?? {}
  if (purchase === undefined) return
  const ecommerce: EventFields['purchase']['ecommerce'] = JSON.parse(purchase)
  recordEvent({ event: 'purchase', ecommerce })
}
