import type { RequestKind } from '#worker/test/request-costs.ts'

/** How many requests of each kind come with one page view. The shares of the pages make 1; the others are extra. */
export const requestsPerView: Readonly<Record<RequestKind, number>> = {
  home: 0.12,
  listing: 0.3,
  search: 0.08,
  product: 0.34,
  content: 0.06,
  bag: 0.08,
  bagWithCode: 0.02,
  // A cached product page is checked when it is older than 30 seconds, and half of the visitors scroll down.
  liveProduct: 0.17,
  recommendations: 0.17,
  addToBag: 0.04,
  enterCode: 0.01,
  checkout: 0.008,
}

/** Requests of browsers that no vendor's call follows: locale, wallets of a product page, count of the bag, reports. */
export const smallRequestsPerView = 0.6

export const pageKinds = [
  'home',
  'listing',
  'search',
  'product',
  'content',
  'bag',
  'bagWithCode',
] as const satisfies RequestKind[]

/** Kinds that the page cache holds. */
export const cachedKinds: readonly RequestKind[] = ['home', 'listing', 'search', 'product', 'content']

/** A volume with the share of cacheable pages that the page cache has: the more visitors, the more often. */
export type Volume = { name: string; views: number; cachedShare: number }

export const volumes: readonly Volume[] = [
  { name: '1 million', views: 1e6, cachedShare: 0.5 },
  { name: '100 million', views: 100e6, cachedShare: 0.8 },
  { name: '1 billion', views: 1e9, cachedShare: 0.9 },
]

/** Measured by `npm run bench -- load`, with the page cache on and off: CPU of the whole process for each request. */
export const cpuMs = { cached: 2.7, rendered: 5.8 }

/** A busy minute has this many times the page views of an average one. */
export const peakFactor = 5

export const secondsOfMonth = 30 * 86_400

/** One line of our own, and one of the platform. */
export const logEventsPerRequest = 2

/**
 * An order with a code that has a limit or with a wallet: opening, quotes, the payment and two alarms. An object is
 * billed with 128 MB for as long as it waits for the vendors.
 */
export const objectRequestsPerOrder = 10
export const objectSecondsPerRequest = 1
export const objectGigabytes = 0.128

/** Delivery keys that pages read: navigation, footer and the other shared ones, and the content pages, in each market. */
export const contentKeys = 100
