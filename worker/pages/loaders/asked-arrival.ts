import { deliveryTermsOf } from '../../configuration/delivery-terms.ts'
import type { PageContext } from '../../context/public-context.ts'
import type { ListingView } from '#client/pages/listing/listing-view.ts'
import { arrivesBy } from '#shared/domain/arrives-by.ts'
import { yearFrom } from '#shared/domain/day-text.ts'

/**
 * The days for which a shopper can ask, if the market states its dispatch, and whether an order comes by the day of the
 * address. Standard delivery has its price: a listing has no total.
 */
export function askedArrival({
  market,
  configuration,
  query,
}: PageContext): Pick<ListingView, 'arrival' | 'arrivalDays'> {
  const now = Date.now()
  const terms = deliveryTermsOf(configuration, market, now)
  if (!terms.dispatch) return {}
  const arrivalDays = yearFrom(new Date(now).toISOString().slice(0, 10))
  const by = query.get('by')
  const outcome = by === null ? null : arrivesBy(terms, { by, isFree: false, now })
  return { arrivalDays, ...(by !== null && outcome && { arrival: { by, outcome } }) }
}
