import { limitRate } from '../context/rate-limit.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { DeliveryPlaceSchema, estimateDelivery } from '../wallet/estimate-delivery.ts'
import { defineOperation } from './operation.ts'

/**
 * What a browser may ask about the checkout of its own cart. Consignments, billing address and order are the server's
 * only (D-162): the wallets' routes and the platform's own checkout change them.
 */
export const checkoutOperations = {
  estimateDelivery: defineOperation('cart', DeliveryPlaceSchema, async (c, place) => {
    await limitRate(c, 'delivery-estimate', { session: await readCartId(c) })
    return estimateDelivery(c, place)
  }),
}
