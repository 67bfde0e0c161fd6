import type { Market } from '../../shared/markets.ts'
import type { ShopFeatures } from '../../shared/views.ts'
import type { Configuration } from './configuration.ts'
import { isListed } from './is-listed.ts'

export type FeatureSettings = Pick<
  Configuration,
  'promotions' | 'expressWalletLocales' | 'expressWalletScript' | 'helpLinks' | 'appLinks'
>

/** The features that the configuration turns on in the market. */
export function featuresOf(
  { promotions, expressWalletLocales, expressWalletScript, helpLinks, appLinks }: FeatureSettings,
  { code }: Market,
): ShopFeatures {
  const hasExpressWallet = isListed(expressWalletLocales, code)
  return {
    hasPromotions: isListed(promotions?.locales, code),
    hasExpressWallet,
    expressWalletScript: hasExpressWallet ? expressWalletScript : null,
    helpLink: helpLinks?.[code] ?? null,
    appLink: appLinks?.[code] ?? null,
  }
}
