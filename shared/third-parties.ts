import type { PageType } from './routes.ts'

/** Groups of the consent service, by what a visitor agrees to. */
export const consentGroups = { performance: 'C0002', functional: 'C0003', targeting: 'C0004' } as const

type ThirdParty = {
  what: string
  /** Setting that holds the script's address; where it is unset, the script does not exist. */
  setting: `${string}_SCRIPT_URL`
  consent: keyof typeof consentGroups
  /** Public pages that may load it; pages where shoppers sign in, pay or see what is theirs never do (D-17). */
  pages: readonly PageType[]
  /** It draws in elements of ours that bear `data-widget`; the other has an element of its own. */
  isWidget: boolean
}

const shopPages = ['home', 'plp', 'pdp', 'search', 'content'] as const

/** Every script of another company. What the policy allows, what waits for which consent, and docs/third-party-scripts.md follow from it. */
export const thirdParties = {
  fit: { what: 'Size and fit advice: product page, bag panel', setting: 'FIT_SCRIPT_URL', consent: 'functional', pages: shopPages, isWidget: true },
  ratings: { what: 'Ratings and reviews: product page, cards', setting: 'RATINGS_SCRIPT_URL', consent: 'functional', pages: shopPages, isWidget: true },
  'live-shopping': { what: 'Programme of a live-shopping channel: its block', setting: 'LIVE_SHOPPING_SCRIPT_URL', consent: 'functional', pages: shopPages, isWidget: false },
} as const satisfies Record<string, ThirdParty>

export type ThirdPartyName = keyof typeof thirdParties

/** Addresses of those that are set up. */
export type ThirdPartyScripts = Partial<Record<ThirdPartyName, string>>

export const thirdPartyNames = Object.keys(thirdParties) as ThirdPartyName[]

/** The scripts that a page of the type may load. */
export function scriptsOfPage(scripts: ThirdPartyScripts, pageType: PageType): [name: ThirdPartyName, address: string][] {
  return thirdPartyNames.flatMap((name): [ThirdPartyName, string][] => {
    const address = scripts[name]
    const pages: readonly PageType[] = thirdParties[name].pages
    return address !== undefined && pages.includes(pageType) ? [[name, address]] : []
  })
}
