import { ApiError, callCommerce } from '../api/call-api.ts'
import { isRecord } from '../api/shapes.ts'
import { atom } from './jotai.ts'
import { syncPromotionsAtom, syncsEndedAtom } from './promotions.ts'
import { flushQuantitiesAtom } from './quantities.ts'
import { pageServices } from './services.ts'
import type { DeliveryPlace, EstimateOutcome } from '#shared/domain/delivery-estimate.ts'
import { deliveryEstimate } from '#shared/messages/delivery-estimate.ts'

/**
 * Estimates the delivery of the cart that the shopper sees: pending changes are sent first. If the Worker does not know
 * the cart's subtotal, the cart is priced again, once. Never rejects.
 */
export const estimateDeliveryAtom = atom(null, async (get, set, place: DeliveryPlace): Promise<EstimateOutcome> => {
  const ask = () => callCommerce(pageServices(get), { method: 'estimateDelivery', args: place, read: readOutcome })
  try {
    await set(flushQuantitiesAtom)
    await set(syncsEndedAtom)
    const outcome = await ask()
    if (outcome.status === 'estimated' || outcome.reason !== 'busy') return outcome
    await set(syncPromotionsAtom)
    return await ask()
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause
    return cause.is('too-many-tries')
      ? { status: 'refused', place, reason: 'limit', message: cause.message }
      : { status: 'refused', place, reason: 'failed', message: deliveryEstimate.failed }
  }
})

/** @throws TypeError */
function readOutcome(body: unknown): EstimateOutcome {
  if (!isRecord(body) || !(isRecord(body['estimate']) || typeof body['message'] === 'string'))
    throw new TypeError('Not an estimate')
  return body as EstimateOutcome
}
