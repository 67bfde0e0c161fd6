import { deliveryTermsOf } from '../../configuration/delivery-terms.ts'
import type { PageContext } from '../../context/public-context.ts'
import type { ListingView } from '#client/pages/listing/listing-view.ts'
import { arrivesBy } from '#shared/domain/arrives-by.ts'

/** Whether an order comes by the day of the address. Standard delivery has its price: a listing has no total. */
export function askedArrival({ market, configuration, query }: PageContext): Pick<ListingView, 'arrival'> {
  const by = query.get('by')
  if (by === null) return {}
  const now = Date.now()
  const outcome = arrivesBy(deliveryTermsOf(configuration, market, now), { by, isFree: false, now })
  return outcome ? { arrival: { by, outcome } } : {}
}
