import { callApi } from './call-api.ts'
import { readCart } from './commerce-shapes.ts'
import type { PageServices } from './page-services.ts'
import { isRecord } from './shapes.ts'
import type { Cart } from '#shared/domain/cart.ts'
import type { AppliedCertificate } from '#shared/domain/gift-certificate.ts'
import type { Promotions, PromotionsOutcome } from '#shared/domain/promotions.ts'

/** Everything that a page sends to the engine: the intent, but never items, prices or the customer (D-13). */
export type PromotionsIntent = { method: 'sync' } | { method: 'applyCoupon' | 'removeCoupon'; code: string }

export type SyncResponse = {
  cart: Cart
  promotions: Promotions | null
  outcome: PromotionsOutcome
  keptCodes: string[]
  /** The gift certificates that pay for the bag. */
  certificates: AppliedCertificate[]
  /** What became of the gift certificate of the request. */
  certificate?: 'changed' | 'refused'
}

/** @throws ApiError */
export function callPromotions(services: PageServices, { method, ...args }: PromotionsIntent): Promise<SyncResponse> {
  return callApi(services, { platform: 'promotions', method, args, read: readSyncedCart })
}

function readSyncedCart(body: unknown): SyncResponse {
  if (!isRecord(body) || (body['promotions'] !== null && !isRecord(body['promotions'])))
    throw new TypeError('Not a synced bag')
  const { keptCodes, certificates } = body
  return {
    ...(body as Pick<SyncResponse, 'promotions' | 'outcome' | 'certificate'>),
    certificates: Array.isArray(certificates) ? certificates : [],
    keptCodes: Array.isArray(keptCodes) ? keptCodes : [],
    cart: readCart(body['cart']),
  }
}
