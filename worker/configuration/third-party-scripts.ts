import type { Configuration } from './configuration.ts'
import { includesLocale } from './includes-locale.ts'
import { type ConsentPurpose, optionalPurposes } from '#shared/consent.ts'
import type { Market } from '#shared/markets.ts'
import { configuredScripts, type ThirdPartyName, thirdParties, type ThirdPartyScripts } from '#shared/third-parties.ts'

type ScriptSettings = Pick<
  Configuration,
  'expressWalletLocales' | 'personalisationScripts' | 'ratingsLocales' | 'thirdPartyScripts'
>

/** The third-party scripts of a market. Without a market, the request belongs to none and loads none. */
export function scriptsOfMarket(
  { expressWalletLocales, personalisationScripts, ratingsLocales, thirdPartyScripts }: ScriptSettings,
  market: Market | undefined,
): ThirdPartyScripts {
  if (!market) return {}
  const personalisation = personalisationScripts?.[market.code]
  const { ratings, ...others } = thirdPartyScripts
  const hasRatings = ratingsLocales === null || includesLocale(ratingsLocales, market.code)
  const scripts = {
    ...others,
    ...(ratings !== undefined && hasRatings && { ratings }),
    ...(personalisation && { personalisation }),
  }
  return includesLocale(expressWalletLocales, market.code) ? scripts : withoutWallets(scripts)
}

/** The purposes that these scripts ask the visitor for, in the order of the groups. */
export function purposesOf(scripts: ThirdPartyScripts): ConsentPurpose[] {
  const asked = configuredScripts(scripts).flatMap(([name]): ConsentPurpose[] => {
    const row = thirdParties[name]
    return 'tags' in row ? [row.consent, ...row.tags] : [row.consent]
  })
  return optionalPurposes.filter((purpose) => asked.includes(purpose))
}

function withoutWallets(scripts: ThirdPartyScripts): ThirdPartyScripts {
  const names = Object.keys(scripts) as ThirdPartyName[]
  return Object.fromEntries(
    names.filter((name) => thirdParties[name].pages !== 'wallet').map((name) => [name, scripts[name]]),
  )
}
