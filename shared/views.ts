import type { ConsentPurpose, ConsentRule } from './consent.ts'
import type { Language } from './languages.ts'
import type { LocaleOption } from './locale-options.ts'
import type { Market } from './markets.ts'

/** A content item as delivered: schema marker and raw fields. The block with that schema parses it. */
export type ContentItem = {
  /** `language` is set if the item is not in the language of the page. */
  _meta: { schema: string; name?: string; deliveryId?: string; deliveryKey?: string | null; language?: string }
} & Record<string, unknown>

export type PopularSearch = { term: string; url: string | null }

export type Crumb = { label: string; path: string }

/** A language of the market. `name` and `offer` are in that language, `href` changes to it on any page. */
export type LanguageChoice = { language: Language; name: string; offer: string; href: string; isCurrent: boolean }

/** Common to all page views. Contains no visitor data. */
export type PageBase = {
  market: Market
  /** URL of the media service's account, such as `http://localhost:8788/media/i/{account}`, for images named by SKU. */
  mediaBase: string
}

/** Features of a market, by configuration. */
export type ShopFeatures = {
  hasPromotions: boolean
  hasExpressWallet: boolean
  /** Order value in minor units from which standard delivery is free; `null` if the configuration does not say. */
  freeDeliveryFrom: number | null
  /** False if there is no newsletter. */
  hasMarketing: boolean
  hasShopFinder: boolean
  /** True if pieces can be reserved in the market's shops. */
  hasReservations: boolean
  /** True if the shop shows the platform's own reviews. A ratings service has its place instead. */
  hasReviews: boolean
  /** True if a bag can be sent as a link, and a wishlist be public. */
  hasSharing: boolean
  /** True if the shop takes the platform's gift certificates. */
  hasGiftCertificates: boolean
  /** True if a bag can be sent as a present. */
  hasPresents: boolean
  /** True if a service receives events. */
  hasAnalytics: boolean
  /** `service`: a consent service asks, instead of the shop's banner. `purposes`: what the shop needs consent for. */
  consent: { rule: ConsentRule; service: { domainId: string | null } | null; purposes: readonly ConsentPurpose[] }
  /**
   * Target of a service link instead of the content page: a path without market prefix, or a URL of another site. `off`
   * if the market has no app.
   */
  helpLink?: string | null
  appLink?: string | null
}

/** False if the shop has nothing that needs consent. */
export function asksForConsent({ service, purposes }: ShopFeatures['consent']): boolean {
  return service !== null || purposes.length > 0
}

/** Content of header, footer and bars, the same for every visitor of the market. */
export type ShellView = {
  market: Market
  desktopNavigation: ContentItem | null
  mobileNavigation: ContentItem | null
  footer: ContentItem | null
  benefitBar: ContentItem | null
  /** Popular searches from the market's content. `url` is a target that an editor chose instead of the results. */
  popularSearches: readonly PopularSearch[]
  localeSelectorImage: ContentItem | null
  /** Choices of country and currency, the same in every market. */
  localeOptions: readonly LocaleOption[]
  /** Of the market, the default one first; empty if it has only one. */
  languages: readonly LanguageChoice[]
  countdown: ContentItem | null
  /** The block reads the clock itself. This field makes a cached header render again when the countdown starts or ends. */
  isCountdownRunning: boolean
  isHeaderTransparent: boolean
  features: ShopFeatures
}
