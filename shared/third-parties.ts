/** Groups of the consent service, by what a visitor agrees to. */
export const consentGroups = { performance: 'C0002', functional: 'C0003', targeting: 'C0004' } as const

type ThirdParty = {
  what: string
  /** Setting that holds the script's address; where it is unset, the script does not exist. */
  setting: `${string}_SCRIPT_URL`
  consent: keyof typeof consentGroups
  /** It draws in elements of ours that bear `data-widget`; the other has an element of its own. */
  isWidget: boolean
}

/**
 * Every script of another company. Only public pages may load them: pages where shoppers sign in, pay or see what is
 * theirs never do (D-17, `sideOf` in `paths.ts`). What the policy allows, what waits for which consent, and
 * docs/third-party-scripts.md follow from it.
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

/** Addresses of those that are set up. */
export type ThirdPartyScripts = Partial<Record<ThirdPartyName, string>>

export const thirdPartyNames = Object.keys(thirdParties) as ThirdPartyName[]

/** Those that are set up, in the table's order. */
export function scriptsSetUp(scripts: ThirdPartyScripts): [name: ThirdPartyName, address: string][] {
  return thirdPartyNames.flatMap((name): [ThirdPartyName, string][] => {
    const address = scripts[name]
    return address === undefined ? [] : [[name, address]]
  })
}
