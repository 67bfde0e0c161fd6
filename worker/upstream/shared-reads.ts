import type { CataloguePort } from '../ports/catalogue-port.ts'
import type { PaymentPort } from '../ports/payment-port.ts'
import type { FoundProduct, SearchPort } from '../ports/search-port.ts'
import { createIsolateMemory, type IsolateMemory, mebibyte } from './isolate-memory.ts'
import { createSharedLoad, type SharedLoad, shareRead } from './shared-load.ts'
import type { WalletMethod } from '#shared/domain/wallet.ts'
import { type Market, marketKey } from '#shared/markets.ts'

type Result<Method extends (...args: never[]) => unknown> = Awaited<ReturnType<Method>>

/**
 * Reads that all visitors of a market in one language share in an isolate: in-flight reads, and for some also cached
 * results.
 */
export type SharedReads = {
  product: SharedLoad<Result<CataloguePort['product']>>
  /** Products that the platform did not have. They take no room from those that exist. */
  missingProducts: IsolateMemory<true>
  listing: SharedLoad<Result<CataloguePort['listing']>>
  facets: SharedLoad<Result<CataloguePort['facets']>>
  channel: SharedLoad<Result<CataloguePort['channel']>>
  recommendations: SharedLoad<FoundProduct[]>
  wallets: SharedLoad<WalletMethod[]>
}

type Shared = { reads: SharedReads; waitUntil(work: Promise<unknown>): void }

const catalogueTtl = { freshMs: 0, staleMs: 0, maxInFlightMs: 3000, maxEntries: 200, maxBytes: 4 * mebibyte }
// The PDPs of all colours of a product use one response, the platform's largest. A cached page may be older than this
// anyway, and stock is checked separately when a shopper buys.
const productFreshMs = 10_000
// The pages and sort orders of a listing use the same facets, its document and its swapped page the same products.
const listingFreshMs = 10_000
// Addresses can be invented without end. A new product may be missing for as long.
const missingProductMs = 60_000
// A channel's settings change only by hand.
const channelTtl = { freshMs: 600_000, staleMs: 3_600_000, maxInFlightMs: 3000, maxEntries: 20, maxBytes: mebibyte }
// The account's wallets change only by hand.
const walletsTtl = { freshMs: 600_000, staleMs: 3_000_000, maxInFlightMs: 3000, maxEntries: 20, maxBytes: mebibyte }
// Recommendations change rarely, so an hour-old copy is good enough while search is down.
const recommendationsTtl = {
  freshMs: 60_000,
  staleMs: 60 * 60_000,
  maxInFlightMs: 4000,
  maxEntries: 2000,
  maxBytes: 4 * mebibyte,
}

export function createSharedReads(now: () => number = Date.now): SharedReads {
  return {
    product: createSharedLoad({
      ...catalogueTtl,
      freshMs: productFreshMs,
      isCacheable: (product) => product !== null,
      now,
    }),
    missingProducts: createIsolateMemory({ maxEntries: 2000, maxBytes: mebibyte, now }),
    listing: createSharedLoad({ ...catalogueTtl, freshMs: listingFreshMs, now }),
    facets: createSharedLoad({ ...catalogueTtl, freshMs: listingFreshMs, now }),
    channel: createSharedLoad({ ...channelTtl, now }),
    recommendations: createSharedLoad({ ...recommendationsTtl, now }),
    wallets: createSharedLoad({ ...walletsTtl, now }),
  }
}

/**
 * A catalogue that sends equal in-flight reads of products, listings, facets and the channel once per isolate, keeps
 * what it has read for a short time, and does not ask again for a product that was missing within the last minute,
 * except for an editor.
 */
export function shareCatalogue(catalogue: CataloguePort, { reads, waitUntil }: Shared): CataloguePort {
  const keyOf = (request: { market: Market }) => JSON.stringify({ ...request, market: marketKey(request.market) })
  const product = shareRead(catalogue.product, { cache: reads.product, keyOf, waitUntil })
  return {
    ...catalogue,
    async product(request, signal) {
      const key = keyOf(request)
      const missing = request.isForEditor ? null : reads.missingProducts.get(key)
      if (missing && missing.ageMs < missingProductMs) return null
      const found = await product(request, signal)
      if (found === null) reads.missingProducts.set(key, true)
      return found
    },
    listing: shareRead(catalogue.listing, { cache: reads.listing, keyOf, waitUntil }),
    facets: shareRead(catalogue.facets, { cache: reads.facets, keyOf, waitUntil }),
    channel: shareRead(catalogue.channel, { cache: reads.channel, keyOf: ({ market }) => market.code, waitUntil }),
  }
}

/** A search port that loads each kind of recommendations of a product at most once a minute. */
export function shareRecommendations(search: SearchPort, { reads, waitUntil }: Shared): SearchPort {
  return {
    ...search,
    recommendations: shareRead(search.recommendations, {
      cache: reads.recommendations,
      keyOf: ({ market, kind, itemId }) => `${marketKey(market)} ${kind} ${itemId}`,
      waitUntil,
    }),
  }
}

/** A payment port that asks for the wallets of a market's buttons once in ten minutes. */
export function shareWallets(payments: PaymentPort, { reads, waitUntil }: Shared): PaymentPort {
  const ofMarket = shareRead(payments.methods, {
    cache: reads.wallets,
    keyOf: ({ market }) => market.code,
    waitUntil,
  })
  return {
    ...payments,
    methods: (request, signal) => (request.amount === null ? ofMarket : payments.methods)(request, signal),
  }
}
