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

export function editorAddress(id: string) {
  return `/amplience/editor/item/${id}`
}

export function visualisationAddress(id: string) {
  return `/amplience/visualisation?content=${id}`
}

/** The shop's page that shows the item of this delivery key. */
export function pageAddress({ STOREFRONT_ORIGIN: origin }: Origin, key: string): string {
  const name = key.slice(key.indexOf('/') + 1)
  const path = name.startsWith('page/')
    ? name.slice('page'.length)
    : name.startsWith('listing/')
      ? `/browse${name.slice('listing'.length)}`
      : (pages[name] ?? '/')
  return `${origin}${channelOf(key).prefix}${path}`
}

/** Starts a preview of the market's shop, with drafts or as it will be at a moment (epoch milliseconds). */
export function previewAddress({ STOREFRONT_ORIGIN: origin }: Origin, key: string, timestamp?: number): string {
  return `${origin}${channelOf(key).prefix}/?domain=${timestamp === undefined ? stagingDomain : pinnedHost({ timestamp })}`
}

/** The storefront's page that shows the draft of one item. */
export function framedAddress(
  { STOREFRONT_ORIGIN: origin }: Origin,
  { key, id, channel }: { key: string; id: string; channel: string },
): string {
  return `${origin}${channelOf(key).prefix}/amplience-visualization/${stagingDomain}/${id}?mc-name=${channel}`
}

const pages: Record<string, string> = {
  'bag-page': '/bag',
  'shop-finder': '/shop-finder',
  'popular-searches': '/search',
}
