import { optionalPurposes } from '../consent.ts'
import type { ShopFeatures } from '../views.ts'

/** A market with all of the scripts, without promotions and wallet. */
export function shopFeatures(change: Partial<ShopFeatures> = {}): ShopFeatures {
  return {
    hasPromotions: false,
    hasExpressWallet: false,
    freeDeliveryFrom: null,
    hasMarketing: true,
    hasShopFinder: true,
    hasReservations: false,
    hasReviews: false,
    hasSharing: true,
    hasGiftCertificates: false,
    hasPresents: false,
    hasAnalytics: true,
    consent: { rule: 'opt-in', service: null, purposes: optionalPurposes },
    ...change,
  }
}
