import { wornPictures } from '#shared/merchant.ts'
import type { cookieTexts, storageTexts } from '#shared/messages/cookies.ts'
import { asksForConsent, type ShopFeatures } from '#shared/views.ts'

type StoredName = keyof ReturnType<typeof cookieTexts> | keyof typeof storageTexts

/** What a shop stores only with a feature. It stores everything else always. */
const storedWith: Partial<Record<StoredName, (features: ShopFeatures) => boolean>> = {
  'sv-consent': ({ consent }) => asksForConsent(consent),
  'sv-figure': () => wornPictures.figures.length > 0,
  'sv-logged-in': hasAnalytics,
  'sv-events-…': hasAnalytics,
  'sv-events-waiting': hasAnalytics,
  'sv-purchases': hasAnalytics,
  'sv-certificates_…': ({ hasGiftCertificates }) => hasGiftCertificates,
  'sv-present_…': ({ hasPresents }) => hasPresents,
  'sv-buy-now_…': hasExpressWallet,
  'sv-unable-…': hasExpressWallet,
}

/** The rows of what this shop stores. */
export function storedRows<Row>(rows: Readonly<Record<string, Row>>, features: ShopFeatures): [string, Row][] {
  return Object.entries(rows).filter(([name]) => storedWith[name as StoredName]?.(features) ?? true)
}

function hasAnalytics(features: ShopFeatures): boolean {
  return features.hasAnalytics
}

function hasExpressWallet(features: ShopFeatures): boolean {
  return features.hasExpressWallet
}
