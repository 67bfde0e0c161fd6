import { marketChannels, type MarketName } from '../../catalogue/channels.ts'
import type { SandboxEnv } from '../../env.ts'
import { pinnedHost, stagingDomain } from '../staging-host.ts'

type Origin = Pick<SandboxEnv, 'STOREFRONT_ORIGIN'>

export const editedMarkets = marketChannels.map(({ market }) => market)
export type EditedMarket = MarketName

export function marketOf(key: string): EditedMarket {
  return channelOf(key).market
}

/** The channel of a market's content, or the first one for a key that is not a market's. */
function channelOf(key: string) {
  return marketChannels.find(({ market }) => key.startsWith(`${market}/`)) ?? marketChannels[0]
}

/**
 * Where the content of a key is shown. `eu/de/page/help` is the item `page/help` of the German texts of a market, whose
 * pages have the prefix `/eu/de`.
 */
function placeOf(key: string): { prefix: string; name: string; language: string | undefined } {
  const { prefix, translations }: { prefix: string; translations: readonly string[] } = channelOf(key)
  const name = key.slice(key.indexOf('/') + 1)
  const language = translations.find((each) => name.startsWith(`${each}/`))
  return language === undefined
    ? { prefix, name, language }
    : { prefix: `${prefix}/${language}`, name: name.slice(language.length + 1), language }
}

/** What keys of content pages begin with that the shop shows beside the item of this key. The last one goes first. */
export function pageKeyStarts(key: string): string[] {
  const { language } = placeOf(key)
  const ofMarket = `${marketOf(key)}/`
  // A page that is not translated is shown in the market's own language.
  return [ofMarket, ...(language === undefined ? [] : [`${ofMarket}${language}/`])].map((start) => `${start}page/`)
}

export function editorAddress(id: string) {
  return `/amplience/editor/item/${id}`
}

export function visualisationAddress(id: string) {
  return `/amplience/visualisation?content=${id}`
}

/** The shop's page that shows the item of this delivery key. */
export function pageAddress({ STOREFRONT_ORIGIN: origin }: Origin, key: string): string {
  const { prefix, name } = placeOf(key)
  const path = name.startsWith('page/')
    ? name.slice('page'.length)
    : name.startsWith('listing/')
      ? `/browse${name.slice('listing'.length)}`
      : (pages[name] ?? '/')
  return `${origin}${prefix}${path}`
}

/** Starts a preview of the market's shop, with drafts or as it will be at a moment (epoch milliseconds). */
export function previewAddress({ STOREFRONT_ORIGIN: origin }: Origin, key: string, timestamp?: number): string {
  return `${origin}${placeOf(key).prefix}/?domain=${timestamp === undefined ? stagingDomain : pinnedHost({ timestamp })}`
}

/** The storefront's page that shows the draft of one item. */
export function framedAddress(
  { STOREFRONT_ORIGIN: origin }: Origin,
  { key, id, channel }: { key: string; id: string; channel: string },
): string {
  return `${origin}${placeOf(key).prefix}/amplience-visualization/${stagingDomain}/${id}?mc-name=${channel}`
}

/** Pages of the shop that are no content pages, for links in content. */
export const fixedPages = [
  { path: '/', name: 'Home' },
  { path: '/search', name: 'Search' },
  { path: '/bag', name: 'Bag' },
  { path: '/wishlist', name: 'Wishlist' },
  { path: '/my-account', name: 'Account' },
  { path: '/find-order', name: 'Find an order' },
  { path: '/shop-finder', name: 'Shop finder' },
  { path: '/size-guide', name: 'Size guide' },
  { path: '/compare', name: 'Comparison' },
  { path: '/gift-certificates', name: 'Gift certificates' },
  { path: '/newsletter', name: 'Newsletter' },
  { path: '/cookies', name: 'Cookies' },
] as const

/** The pages of items that are no pages themselves. */
const pages: Record<string, string> = {
  'bag-page': '/bag',
  'shop-finder': '/shop-finder',
  'popular-searches': '/search',
}
