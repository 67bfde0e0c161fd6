import { limitRate } from '../context/rate-limit.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { DeliveryPlaceSchema, estimateDelivery } from '../wallet/estimate-delivery.ts'
import { defineOperation } from './operation.ts'

/**
 * A browser may only ask for the delivery of its own cart. The server alone changes consignments, billing address and
 * order (D-162), by the wallets' routes and the platform's own checkout.
 */
export const checkoutOperations = {
  estimateDelivery: defineOperation('cart', DeliveryPlaceSchema, async (visit, place) => {
    await limitRate(visit, 'delivery-estimate', { session: await readCartId(visit) })
    return estimateDelivery(visit, place)
  }),
}
