import type { Market } from '../../shared/markets.ts'
import type { ThirdPartyScripts } from '../../shared/third-parties.ts'
import type { Configuration } from './configuration.ts'
import { featuresOf } from './features.ts'

/** The third-party scripts of a market. Without a market, the request belongs to none and loads none. */
export function scriptsOfMarket(configuration: Configuration, market: Market | undefined): ThirdPartyScripts {
  if (!market) return {}
  const personalisation = configuration.personalisationScripts?.[market.code]
  const { expressWalletScript: payment } = featuresOf(configuration, market)
  return {
    ...configuration.thirdPartyScripts,
    ...(personalisation && { personalisation }),
    ...(payment && { payment }),
  }
}
