import type { Configuration } from './configuration.ts'
import { isListed } from './is-listed.ts'
import type { Market } from '#shared/markets.ts'
import { type ThirdPartyName, thirdParties, type ThirdPartyScripts } from '#shared/third-parties.ts'

type ScriptSettings = Pick<Configuration, 'expressWalletLocales' | 'personalisationScripts' | 'thirdPartyScripts'>

/** The third-party scripts of a market. Without a market, the request belongs to none and loads none. */
export function scriptsOfMarket(
  { expressWalletLocales, personalisationScripts, thirdPartyScripts }: ScriptSettings,
  market: Market | undefined,
): ThirdPartyScripts {
  if (!market) return {}
  const personalisation = personalisationScripts?.[market.code]
  const scripts = { ...thirdPartyScripts, ...(personalisation && { personalisation }) }
  return isListed(expressWalletLocales, market.code) ? scripts : withoutWallets(scripts)
}

function withoutWallets(scripts: ThirdPartyScripts): ThirdPartyScripts {
  const names = Object.keys(scripts) as ThirdPartyName[]
  return Object.fromEntries(
    names.filter((name) => thirdParties[name].pages !== 'wallet').map((name) => [name, scripts[name]]),
  )
}
