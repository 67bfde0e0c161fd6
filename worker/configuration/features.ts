import type { Configuration } from './configuration.ts'
import { freeDeliveryFrom } from './delivery-terms.ts'
import { includesLocale } from './includes-locale.ts'
import { purposesOf, scriptsOfMarket } from './third-party-scripts.ts'
import { eventServices } from '#shared/analytics/settings.ts'
import type { Market } from '#shared/markets.ts'
import { oncePerObject } from '#shared/once-per-object.ts'
import type { ShopFeatures } from '#shared/views.ts'

export type FeatureSettings = Pick<
  Configuration,
  | 'promotions'
  | 'marketing'
  | 'shops'
  | 'expressWalletLocales'
  | 'delivery'
  | 'isShopFinderOn'
  | 'helpLinks'
  | 'appLinks'
  | 'consentRules'
  | 'consentDomainId'
  | 'thirdPartyScripts'
  | 'personalisationScripts'
  | 'ratingsLocales'
  | 'areReviewsOn'
  | 'isSharingOn'
  | 'areGiftCertificatesOn'
  | 'presents'
>

/** The features that the configuration turns on in the market, always the same object. */
export function featuresOf(settings: FeatureSettings, market: Market): ShopFeatures {
  return featuresIn(settings)(market)
}

const featuresIn = oncePerObject((settings: FeatureSettings) =>
  oncePerObject((market: Market) => readFeatures(settings, market)),
)

function readFeatures(settings: FeatureSettings, market: Market): ShopFeatures {
  const { code } = market
  const { promotions, expressWalletLocales, helpLinks, appLinks } = settings
  const scripts = scriptsOfMarket(settings, market)
  return {
    hasPromotions: includesLocale(promotions?.locales, code),
    hasMarketing: settings.marketing !== null,
    hasExpressWallet: includesLocale(expressWalletLocales, code),
    freeDeliveryFrom: freeDeliveryFrom(settings, market)?.amount ?? null,
    hasShopFinder: settings.isShopFinderOn,
    // A reservation can only be cancelled by the link in its mail.
    hasReservations: settings.marketing !== null && includesLocale(settings.shops?.locales, code),
    hasReviews: settings.areReviewsOn && scripts.ratings === undefined,
    hasSharing: settings.isSharingOn,
    hasGiftCertificates: settings.areGiftCertificatesOn,
    hasPresents: settings.presents !== null,
    hasAnalytics: eventServices.some((name) => scripts[name] !== undefined),
    consent: {
      rule: settings.consentRules[code] ?? 'opt-in',
      service: scripts.consent === undefined ? null : { domainId: settings.consentDomainId },
      purposes: purposesOf(scripts),
    },
    helpLink: helpLinks?.[code] ?? null,
    appLink: appLinks?.[code] ?? null,
  }
}
