import type { Configuration } from './configuration.ts'
import type { DeliveryTerms } from '#shared/domain/delivery-terms.ts'
import { money } from '#shared/domain/money.ts'
import type { Market } from '#shared/markets.ts'

/** The market's delivery terms, with the amount in its currency. */
export function deliveryTermsOf(
  { delivery: { days, cutOff, holidays, freeFrom, returnDays } }: Pick<Configuration, 'delivery'>,
  { code, currency }: Pick<Market, 'code' | 'currency'>,
): DeliveryTerms {
  const units = freeFrom[code]
  const dispatch = cutOff[code]
  return {
    days: days[code] ?? null,
    dispatch: dispatch ? { ...dispatch, holidays: holidays[code] ?? [] } : null,
    freeFrom: units === undefined ? null : money(units * 100, currency),
    returnDays: returnDays[code] ?? null,
  }
}
