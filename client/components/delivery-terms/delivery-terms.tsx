import type { DeliveryTerms as Terms } from '#shared/domain/delivery-terms.ts'
import { formatRoundMoney } from '#shared/domain/money.ts'
import { deliveryTerm, freeDeliveryTerm, returnTerm } from '#shared/messages/delivery-terms.ts'

/**
 * Delivery and returns in two short lines beside a button. Nothing if the market has no terms. A script replaces the
 * working days with dates, because the page may come from a cache.
 */
export function DeliveryTerms({ terms: { days, dispatch, freeFrom, returnDays } }: { terms: Terms }) {
  if (!days && !freeFrom && returnDays === null) return null
  return (
    <ul className="delivery-terms">
      {(days || freeFrom) && (
        <li>
          {days && dispatch ? (
            <sv-delivery-promise
              data-behaviour="delivery-promise"
              data-cut-off={dispatch.cutOff}
              data-zone={dispatch.timeZone}
              data-holidays={dispatch.holidays.join(' ')}
              data-first={days.first}
              data-last={days.last}
            >
              {deliveryTerm(days)}
            </sv-delivery-promise>
          ) : (
            days && deliveryTerm(days)
          )}
          {days && freeFrom && ', '}
          {freeFrom && freeDeliveryTerm(formatRoundMoney(freeFrom), { isFirst: days === null })}
        </li>
      )}
      {returnDays !== null && <li>{returnTerm(returnDays)}</li>}
    </ul>
  )
}
