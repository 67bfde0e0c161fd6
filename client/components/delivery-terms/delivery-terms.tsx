import { Kept } from '../../html/static-html.ts'
import { Sentence } from '../sentence/sentence.tsx'
import { deliveryPeriodText } from '#shared/delivery-dates.ts'
import type { DeliveryTerms as Terms } from '#shared/domain/delivery-terms.ts'
import { type Arrival, type DeliveryDays, fastestArrival } from '#shared/domain/dispatch.ts'
import { formatMoney, formatRoundMoney } from '#shared/domain/money.ts'
import { type Market, marketKey } from '#shared/markets.ts'
import { deliveryChoicesText } from '#shared/messages/delivery-promise.ts'
import {
  daysAndFreeTerm,
  deliveryTerm,
  freeDaysTerm,
  freeDeliveryTerm,
  returnTerm,
} from '#shared/messages/delivery-terms.ts'

type DeliveryTermsProps = {
  terms: Terms
  market: Market
  /** True if what is bought reaches the amount from which standard delivery is free. */
  isFree?: boolean
}

/**
 * Delivery and returns in two short lines beside a button. Nothing if the market has no terms. A script replaces the
 * working days with dates, because the page may come from a cache.
 */
export function DeliveryTerms({ terms, market, isFree = false }: DeliveryTermsProps) {
  const { days, freeFrom, returnDays } = terms
  if (!days && !freeFrom && returnDays === null) return null
  return (
    <Kept by={terms} as={marketKey(market) + (isFree ? ' free' : '')}>
      {() => (
        <ul className="delivery-terms">
          {(days || freeFrom) && (
            <li>
              <Delivery terms={terms} market={market} isFree={isFree} />
            </li>
          )}
          {returnDays !== null && <li>{returnTerm(returnDays)}</li>}
        </ul>
      )}
    </Kept>
  )
}

function Delivery({ terms, market, isFree }: Required<DeliveryTermsProps>) {
  const { days, freeFrom } = terms
  const free = freeFrom && formatRoundMoney(freeFrom)
  if (!days) return free && freeDeliveryTerm(free)
  const shown = <Days days={days} terms={terms} market={market} isFree={isFree} />
  return free && !isFree ? <Sentence text={daysAndFreeTerm(free)} parts={{ days: shown }} /> : shown
}

function Days({ days, terms, market, isFree }: Required<DeliveryTermsProps> & { days: DeliveryDays }) {
  const { dispatch } = terms
  const shown = isFree ? freeDaysTerm(days) : deliveryTerm(days)
  if (!dispatch) return shown
  const dates = dispatch.next.map(
    ({ closesAt, arrivals }) => `${closesAt / 60_000} ${choicesText(arrivals, { terms, market, isFree })}`,
  )
  return (
    <sv-delivery-promise
      data-behaviour="delivery-promise"
      data-cut-off={dispatch.cutOff}
      data-dispatches={dates.join('|')}
    >
      {shown}
    </sv-delivery-promise>
  )
}

/** The fastest method with its price, and standard delivery, whose price is not said where the bag decides it. */
function choicesText(
  arrivals: readonly Arrival[],
  { terms: { freeFrom }, market, isFree }: Required<DeliveryTermsProps>,
): string {
  const fastest = fastestArrival(arrivals)
  const standard = arrivals.find(({ kind }) => kind === 'standard')
  const choice = ({ cost, ...period }: Arrival) => ({
    period: deliveryPeriodText(period, market.iso),
    cost: formatMoney(cost),
  })
  return deliveryChoicesText([
    ...(fastest ? [choice(fastest)] : []),
    ...(standard ? [{ ...choice(standard), isFree, ...((!fastest || !freeFrom) && { cost: null }) }] : []),
  ])
}
