import type { ConsentPurpose } from './consent.ts'
import type { Side } from './paths.ts'
import type { PageType } from './routes.ts'

/** Kinds of requests that a script makes besides its own, each with its directive in the content security policy. */
export const hostKinds = ['connect', 'img', 'style', 'frame'] as const
export type HostKind = (typeof hostKinds)[number]

type ThirdParty = {
  what: string
  /** Setting with the script's URL, or with one URL for each market. If it is not set, the script is not loaded. */
  setting: `${string}_SCRIPT_URL` | `${string}_SCRIPT_URLS`
  consent: ConsentPurpose
  /** Purposes of the tags that the script loads. It passes the visitor's choice on to them. */
  tags?: readonly ConsentPurpose[]
  /** `wallet`: public pages and those where shoppers see their cart. A list: only public pages of these types. */
  pages: 'public' | 'wallet' | readonly PageType[]
  /**
   * When it loads, after consent and the page's `load` event. `idle`: when the browser is idle. `near`: when a place
   * with `data-widget="{name}"` comes near the viewport. `element`: when its own element does. `press`: when the
   * visitor presses its button, which asks for it. `analytics`: by `client/analytics`, which prepares it. `first`: at
   * once, because it asks for the consent.
   */
  loads: 'first' | 'analytics' | 'idle' | 'near' | 'element' | 'press'
  /** The vendor's hosts, besides the origin of the script, which is always allowed. */
  hosts: Partial<Record<HostKind, readonly string[]>>
}

const google = [
  'https://www.googletagmanager.com',
  'https://www.google.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
] as const
const oneTrust = ['https://cdn.cookielaw.org', 'https://*.onetrust.com'] as const

/**
 * All third-party scripts. Pages where shoppers sign in, pay or see their own data load none (D-17, `sideOf` in
 * `paths.ts`), except for the wallets' on the bag page. The content security policy, the consent checks and
 * docs/third-party-scripts.md are derived from this table.
 */
export const thirdParties = {
  consent: {
    what: 'Consent service that asks instead of the shop’s banner',
    setting: 'CONSENT_SCRIPT_URL',
    consent: 'necessary',
    pages: 'public',
    loads: 'first',
    hosts: { connect: oneTrust, img: oneTrust },
  },
  'tag-manager': {
    what: 'Tag manager: the marketing team’s tags',
    setting: 'TAG_MANAGER_SCRIPT_URL',
    consent: 'performance',
    tags: ['targeting', 'social'],
    pages: 'public',
    loads: 'analytics',
    hosts: { connect: google, img: google, frame: ['https://www.googletagmanager.com'] },
  },
  'customer-data': {
    what: 'Customer data and personalisation',
    setting: 'CUSTOMER_DATA_SCRIPT_URL',
    consent: 'targeting',
    pages: 'public',
    loads: 'analytics',
    hosts: {},
  },
  recommendations: {
    what: 'Product recommendations: what visitors look at',
    setting: 'RECOMMENDATIONS_SCRIPT_URL',
    consent: 'targeting',
    pages: ['home', 'plp', 'pdp', 'search'],
    loads: 'idle',
    hosts: { connect: ['https://*.cnstrc.com'] },
  },
  personalisation: {
    what: 'Personalisation tag of the market: UK, US or EU',
    setting: 'PERSONALISATION_SCRIPT_URLS',
    consent: 'targeting',
    pages: 'public',
    loads: 'idle',
    hosts: {},
  },
  fit: {
    what: 'Size and fit advice: product page, bag panel',
    setting: 'FIT_SCRIPT_URL',
    consent: 'functional',
    pages: 'public',
    loads: 'near',
    hosts: {
      connect: ['https://*.fitanalytics.com'],
      img: ['https://*.fitanalytics.com'],
      style: ['https://*.fitanalytics.com'],
      frame: ['https://*.fitanalytics.com'],
    },
  },
  ratings: {
    what: 'Ratings and reviews: product page, cards',
    setting: 'RATINGS_SCRIPT_URL',
    consent: 'functional',
    pages: 'public',
    loads: 'near',
    hosts: { connect: ['https://*.feefo.com'], img: ['https://*.feefo.com'], style: ['https://*.feefo.com'] },
  },
  'live-shopping': {
    what: 'Programme of a live-shopping channel: its block',
    setting: 'LIVE_SHOPPING_SCRIPT_URL',
    consent: 'functional',
    pages: 'public',
    loads: 'element',
    hosts: {
      connect: ['https://*.bambuser.com'],
      img: ['https://*.bambuser.com'],
      frame: ['https://*.bambuser.com'],
    },
  },
  'apple-pay': {
    what: 'Apple Pay in browsers other than Safari',
    setting: 'APPLE_PAY_SCRIPT_URL',
    consent: 'necessary',
    pages: 'wallet',
    loads: 'press',
    hosts: {},
  },
  'google-pay': {
    what: 'Google Pay',
    setting: 'GOOGLE_PAY_SCRIPT_URL',
    consent: 'necessary',
    pages: 'wallet',
    loads: 'press',
    hosts: {
      connect: ['https://pay.google.com', 'https://google.com', 'https://www.google.com'],
      img: ['https://www.gstatic.com'],
      frame: ['https://pay.google.com'],
    },
  },
} as const satisfies Record<string, ThirdParty>

export type ThirdPartyName = keyof typeof thirdParties

/** URLs of the scripts that are configured in a market. */
export type ThirdPartyScripts = Partial<Record<ThirdPartyName, string>>

const rows: Record<ThirdPartyName, ThirdParty> = thirdParties

export const thirdPartyNames = Object.keys(thirdParties) as ThirdPartyName[]

/** The configured scripts, in the table's order. */
export function configuredScripts(scripts: ThirdPartyScripts): [name: ThirdPartyName, address: string][] {
  return thirdPartyNames.flatMap((name): [ThirdPartyName, string][] => {
    const address = scripts[name]
    return address === undefined ? [] : [[name, address]]
  })
}

/** The scripts that a page may load. Without a page type: all scripts of the page's side. */
export function scriptsOn(
  scripts: ThirdPartyScripts,
  { side, pageType }: { side: Side; pageType?: PageType },
): [name: ThirdPartyName, address: string][] {
  return configuredScripts(scripts).filter(([name]) => {
    const { pages } = rows[name]
    if (side !== 'public') return side === 'wallet' && pages === 'wallet'
    return typeof pages === 'string' || pageType === undefined || pages.includes(pageType)
  })
}

/** The vendor's hosts for a kind of request, besides the origin of its script. */
export function vendorHosts(name: ThirdPartyName, kind: HostKind): readonly string[] {
  return rows[name].hosts[kind] ?? []
}
