import { Kept } from '../../html/static-html.ts'
import { Sentence } from '../sentence/sentence.tsx'
import type { DeliveryTerms as Terms } from '#shared/domain/delivery-terms.ts'
import type { DeliveryDays } from '#shared/domain/dispatch.ts'
import { formatRoundMoney } from '#shared/domain/money.ts'
import { type Market, marketKey } from '#shared/markets.ts'
import { deliveryPeriodText } from '#shared/messages/delivery-promise.ts'
import { daysAndFreeTerm, deliveryTerm, freeDeliveryTerm, returnTerm } from '#shared/messages/delivery-terms.ts'

/**
 * Delivery and returns in two short lines beside a button. Nothing if the market has no terms. A script replaces the
 * working days with dates, because the page may come from a cache.
 */
export function DeliveryTerms({ terms, market }: { terms: Terms; market: Market }) {
  const { days, dispatch, freeFrom, returnDays } = terms
  if (!days && !freeFrom && returnDays === null) return null
  return (
    <Kept by={terms} as={marketKey(market)}>
      {() => (
        <ul className="delivery-terms">
          {(days || freeFrom) && (
            <li>
              <Delivery days={days} dispatch={dispatch} freeFrom={freeFrom} market={market} />
            </li>
          )}
          {returnDays !== null && <li>{returnTerm(returnDays)}</li>}
        </ul>
      )}
    </Kept>
  )
}

function Delivery({ days, dispatch, freeFrom, market }: Omit<Terms, 'returnDays'> & { market: Market }) {
  const free = freeFrom && formatRoundMoney(freeFrom)
  if (!days) return free && freeDeliveryTerm(free)
  const shown = <Days days={days} dispatch={dispatch} market={market} />
  return free ? <Sentence text={daysAndFreeTerm(free)} parts={{ days: shown }} /> : shown
}

type DaysProps = { days: DeliveryDays; dispatch: Terms['dispatch']; market: Market }

function Days({ days, dispatch, market }: DaysProps) {
  if (!dispatch) return deliveryTerm(days)
  const dates = dispatch.next.map(
    ({ closesAt, ...period }) => `${closesAt / 60_000} ${deliveryPeriodText(period, market.iso)}`,
  )
  return (
    <sv-delivery-promise
      data-behaviour="delivery-promise"
      data-cut-off={dispatch.cutOff}
      data-dispatches={dates.join('|')}
    >
      {deliveryTerm(days)}
    </sv-delivery-promise>
  )
}
