import { deliveryPeriodText, dispatchTimeText } from '#shared/delivery-dates.ts'
import type { ArrivesBy } from '#shared/domain/arrives-by.ts'
import { formatMoney } from '#shared/domain/money.ts'
import type { Market } from '#shared/markets.ts'
import { arrivalCheck as texts } from '#shared/messages/delivery-terms.ts'

type ArrivalCheckProps = {
  market: Market
  /** What was asked; `null` if nothing was. */
  by: string | null
  outcome: ArrivesBy | null
  /** Parameters of the page that the form keeps. */
  kept: Readonly<Record<string, string | null>>
}

/** Asks for a day and says whether an order comes by then. It opens the same page, so it needs no scripts. */
export function ArrivalCheck({ market, by, outcome, kept }: ArrivalCheckProps) {
  const isWrong = outcome !== null && !('arrival' in outcome)
  return (
    <form className="arrival-check field" method="get" action="#by">
      {Object.entries(kept).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label htmlFor="by">{texts.label}</label>
      <input
        id="by"
        name="by"
        type="date"
        required
        defaultValue={outcome?.status === 'invalid' ? '' : (by ?? '')}
        aria-invalid={isWrong || undefined}
        aria-describedby={outcome ? 'arrival-outcome' : undefined}
      />
      <button className="button button--quiet" type="submit">
        {texts.submit}
      </button>
      {outcome && (
        <p id="arrival-outcome" className={isWrong ? 'field__error' : undefined} role="status">
          {outcomeText(outcome, market)}
        </p>
      )}
    </form>
  )
}

/** 'Here by Fri 4 Dec'. The day is `YYYY-MM-DD`. */
export function hereByText(day: string, { iso }: Market): string {
  return texts.hereBy(deliveryPeriodText({ first: day, last: day }, iso))
}

/** The outcome above a listing, which names no product. */
export function listedOutcomeText(outcome: ArrivesBy, market: Market): string {
  return outcomeText(outcome, market, texts.listed)
}

function outcomeText(outcome: ArrivesBy, { iso }: Market, yes: typeof texts.yes = texts.yes): string {
  if (!('arrival' in outcome)) return texts[outcome.status]
  const { status, arrival, isFree, closesAt, timeZone } = outcome
  return (status === 'yes' ? yes : texts.no)({
    method: texts.kinds[arrival.kind],
    cost: isFree ? texts.free : formatMoney(arrival.cost),
    days: deliveryPeriodText(arrival, iso),
    until: dispatchTimeText(closesAt, { timeZone, language: iso }),
  })
}
