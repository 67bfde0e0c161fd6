/** The consent service's group ids, by purpose. */
export const consentGroups = { performance: 'C0002', functional: 'C0003', targeting: 'C0004' } as const

type ThirdParty = {
  what: string
  /** Setting with the script's URL. If it is not set, the script is not loaded. */
  setting: `${string}_SCRIPT_URL`
  consent: keyof typeof consentGroups
  /** True if the script renders into the shop's elements with `data-widget`, false if it brings its own element. */
  isWidget: boolean
}

/**
 * All third-party scripts. Only public pages load them: pages where shoppers sign in, pay or see their own data never
 * do (D-17, `sideOf` in `paths.ts`). The content security policy, the consent checks and docs/third-party-scripts.md
 * are derived from this table.
 */
export const thirdParties = {
  fit: {
    what: 'Size and fit advice: product page, bag panel',
    setting: 'FIT_SCRIPT_URL',
    consent: 'functional',
    isWidget: true,
  },
  ratings: {
    what: 'Ratings and reviews: product page, cards',
    setting: 'RATINGS_SCRIPT_URL',
    consent: 'functional',
    isWidget: true,
  },
  'live-shopping': {
    what: 'Programme of a live-shopping channel: its block',
    setting: 'LIVE_SHOPPING_SCRIPT_URL',
    consent: 'functional',
    isWidget: false,
  },
} as const satisfies Record<string, ThirdParty>

export type ThirdPartyName = keyof typeof thirdParties

/** URLs of the configured scripts. */
export type ThirdPartyScripts = Partial<Record<ThirdPartyName, string>>

export const thirdPartyNames = Object.keys(thirdParties) as ThirdPartyName[]

/** The configured scripts, in the table's order. */
export function scriptsSetUp(scripts: ThirdPartyScripts): [name: ThirdPartyName, address: string][] {
  return thirdPartyNames.flatMap((name): [ThirdPartyName, string][] => {
    const address = scripts[name]
    return address === undefined ? [] : [[name, address]]
  })
}
