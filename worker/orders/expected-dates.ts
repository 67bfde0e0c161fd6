import { hasPreOrder } from '../cart/has-pre-order.ts'
import { expectedDelivery } from '../configuration/delivery-terms.ts'
import type { Visit } from '../context/visit.ts'
import type { DeliveryPeriod } from '#shared/domain/dispatch.ts'
import type { Order } from '#shared/domain/order.ts'

/** The days on which an order is expected; `null` if the shop does not promise any, as for a pre-order. */
export async function expectedDates(visit: Visit, order: Order): Promise<DeliveryPeriod | null> {
  const { market, configuration } = visit
  const expected = expectedDelivery(configuration, { market, order, now: Date.now() })
  return expected !== null && (await hasPreOrder(visit, order.lines)) ? null : expected
}
