import { Sentence } from '../sentence/sentence.tsx'
import type { DeliveryTerms as Terms } from '#shared/domain/delivery-terms.ts'
import { formatRoundMoney } from '#shared/domain/money.ts'
import { daysAndFreeTerm, deliveryTerm, freeDeliveryTerm, returnTerm } from '#shared/messages/delivery-terms.ts'

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
          <Delivery days={days} dispatch={dispatch} freeFrom={freeFrom} />
        </li>
      )}
      {returnDays !== null && <li>{returnTerm(returnDays)}</li>}
    </ul>
  )
}

function Delivery({ days, dispatch, freeFrom }: Omit<Terms, 'returnDays'>) {
  const free = freeFrom && formatRoundMoney(freeFrom)
  if (!days) return free && freeDeliveryTerm(free)
  const shown = <Days days={days} dispatch={dispatch} />
  return free ? <Sentence text={daysAndFreeTerm(free)} parts={{ days: shown }} /> : shown
}

function Days({ days, dispatch }: { days: NonNullable<Terms['days']>; dispatch: Terms['dispatch'] }) {
  if (!dispatch) return deliveryTerm(days)
  return (
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
  )
}
