import type { Market } from '../../shared/markets.ts'
import type { ShopFeatures } from '../../shared/views.ts'
import type { Configuration } from './configuration.ts'
import { isListed } from './is-listed.ts'

export type FeatureSettings = Pick<
  Configuration,
  | 'promotions'
  | 'expressWalletLocales'
  | 'expressWalletScript'
  | 'walletScripts'
  | 'helpLinks'
  | 'appLinks'
  | 'consentRules'
  | 'consentDomainId'
  | 'thirdPartyScripts'
>

/** The features that the configuration turns on in the market. */
export function featuresOf(settings: FeatureSettings, { code }: Market): ShopFeatures {
  const { promotions, expressWalletLocales, expressWalletScript, walletScripts, helpLinks, appLinks } = settings
  const hasExpressWallet = isListed(expressWalletLocales, code)
  return {
    hasPromotions: isListed(promotions?.locales, code),
    hasExpressWallet,
    expressWalletScript: hasExpressWallet ? expressWalletScript : null,
    walletScripts: hasExpressWallet ? walletScripts : null,
    consent: {
      rule: settings.consentRules[code] ?? 'opt-in',
      service: settings.thirdPartyScripts.consent === undefined ? null : { domainId: settings.consentDomainId },
    },
    helpLink: helpLinks?.[code] ?? null,
    appLink: appLinks?.[code] ?? null,
  }
}
