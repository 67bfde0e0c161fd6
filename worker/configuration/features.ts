import type { Configuration } from './configuration.ts'
import { freeDeliveryFrom } from './delivery-terms.ts'
import { isListed } from './is-listed.ts'
import type { Market } from '#shared/markets.ts'
import { oncePerObject } from '#shared/once-per-object.ts'
import type { ShopFeatures } from '#shared/views.ts'

export type FeatureSettings = Pick<
  Configuration,
  | 'promotions'
  | 'marketing'
  | 'expressWalletLocales'
  | 'delivery'
  | 'helpLinks'
  | 'appLinks'
  | 'consentRules'
  | 'consentDomainId'
  | 'thirdPartyScripts'
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
  return {
    hasPromotions: isListed(promotions?.locales, code),
    hasMarketing: settings.marketing !== null,
    hasExpressWallet: isListed(expressWalletLocales, code),
    freeDeliveryFrom: freeDeliveryFrom(settings, market)?.amount ?? null,
    consent: {
      rule: settings.consentRules[code] ?? 'opt-in',
      service: settings.thirdPartyScripts.consent === undefined ? null : { domainId: settings.consentDomainId },
    },
    helpLink: helpLinks?.[code] ?? null,
    appLink: appLinks?.[code] ?? null,
  }
}
