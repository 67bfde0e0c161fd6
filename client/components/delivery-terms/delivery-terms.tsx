import type { DeliveryTerms as Terms } from '#shared/domain/delivery-terms.ts'
import { deliveryTerm, freeDeliveryTerm, returnTerm } from '#shared/messages/delivery-terms.ts'

/** Delivery and returns in two short lines beside the button. Nothing if the market has no terms. */
export function DeliveryTerms({ terms: { days, freeFrom, returnDays } }: { terms: Terms }) {
  const delivery = [
    days && deliveryTerm(days),
    freeFrom && freeDeliveryTerm(freeFrom, { isFirst: days === null }),
  ].filter((term) => term !== null)
  if (delivery.length === 0 && returnDays === null) return null
  return (
    <ul className="delivery-terms">
      {delivery.length > 0 && <li>{delivery.join(', ')}</li>}
      {returnDays !== null && <li>{returnTerm(returnDays)}</li>}
    </ul>
  )
}
