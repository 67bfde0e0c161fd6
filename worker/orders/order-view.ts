import { withLineNames } from '../cart/name-sizes.ts'
import { featuresOf } from '../configuration/features.ts'
import { mediaBase } from '../configuration/media-base.ts'
import type { Visit } from '../context/visit.ts'
import { promisedReturnDays } from '../returns/return-terms.ts'
import { expectedDates } from './expected-dates.ts'
import { loadShipments } from './own-order.ts'
import type { Order } from '#shared/domain/order.ts'

/** What the page of an order shows, for a customer and for a guest. The caller has checked whose order it is. */
export async function loadOrderView(visit: Visit, order: Order) {
  const { market, configuration } = visit
  const [shipments, lines, expected] = await Promise.all([
    loadShipments(visit, order),
    withLineNames(visit, order.lines),
    expectedDates(visit, order),
  ])
  return {
    market,
    mediaBase: mediaBase(configuration),
    order: { ...order, lines },
    expected,
    returnDays: promisedReturnDays(visit, order, shipments),
    shipments,
    hasReviews: featuresOf(configuration, market).hasReviews,
  }
}
