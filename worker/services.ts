import type { ServiceName } from '../shared/errors.ts'
import { createAmplienceContentIndex } from './adapters/amplience-content/amplience-content-index.ts'
import { createAmplienceContent } from './adapters/amplience-content/amplience-content.ts'
import { createAmplienceStagedContent } from './adapters/amplience-content/amplience-staged-content.ts'
import { createCachedContent, createContentMemory } from './adapters/amplience-content/cached-content.ts'
import { createAmplienceMedia, createMediaMemory, mediaDeadlineMs } from './adapters/amplience-media/amplience-media.ts'
import { createBigCommerceApi } from './adapters/bigcommerce-api/bigcommerce-api.ts'
import { createBigCommerceCartDiscounts } from './adapters/bigcommerce-cart/bigcommerce-cart-discounts.ts'
import { createBigCommerceCart } from './adapters/bigcommerce-cart/bigcommerce-cart.ts'
import { createCustomerLogin } from './adapters/bigcommerce-cart/customer-login.ts'
import {
  createBigCommerceCatalogue,
  createCatalogueMemory,
} from './adapters/bigcommerce-catalogue/bigcommerce-catalogue.ts'
import { createBigCommerceChannel } from './adapters/bigcommerce-channel/bigcommerce-channel.ts'
import { createBigCommerceCheckout } from './adapters/bigcommerce-checkout/bigcommerce-checkout.ts'
import { createBigCommerceAddress } from './adapters/bigcommerce-customer/bigcommerce-address.ts'
import { createBigCommerceCustomer } from './adapters/bigcommerce-customer/bigcommerce-customer.ts'
import {
  createBigCommerceFreeGifts,
  createGiftMemory,
} from './adapters/bigcommerce-free-gifts/bigcommerce-free-gifts.ts'
import { createBigCommerceOrder } from './adapters/bigcommerce-order/bigcommerce-order.ts'
import {
  createBigCommerceProductIndex,
  createProductIndexMemory,
} from './adapters/bigcommerce-product-index/bigcommerce-product-index.ts'
import { createBigCommerceWishlist } from './adapters/bigcommerce-wishlist/bigcommerce-wishlist.ts'
import { createConstructorSearch } from './adapters/constructor-search/constructor-search.ts'
import { createHttpMarketing } from './adapters/http-marketing/http-marketing.ts'
import { createKvSessions } from './adapters/kv-sessions/kv-sessions.ts'
import {
  badgeDeadlineMs,
  createBadgeMemory,
  createPromobadgerBadges,
} from './adapters/promobadger-badges/promobadger-badges.ts'
import { createTalononePromotions } from './adapters/talonone-promotions/talonone-promotions.ts'
import { type ContentVersion, createContentVersion, createVersionMemory } from './cache/content-version.ts'
import type { Configuration, Env } from './env.ts'
import type { Timing } from './http/timing.ts'
import type { Log } from './log.ts'
import type { AddressPort } from './ports/address-port.ts'
import type { BadgePort } from './ports/badge-port.ts'
import type { CartDiscountPort } from './ports/cart-discount-port.ts'
import type { CartPort } from './ports/cart-port.ts'
import type { CataloguePort } from './ports/catalogue-port.ts'
import type { ChannelPort } from './ports/channel-port.ts'
import type { CheckoutPort } from './ports/checkout-port.ts'
import type { ContentIndexPort } from './ports/content-index-port.ts'
import type { ContentPort } from './ports/content-port.ts'
import type { CustomerPort } from './ports/customer-port.ts'
import type { FreeGiftPort } from './ports/free-gift-port.ts'
import type { MarketingPort } from './ports/marketing-port.ts'
import type { MediaPort } from './ports/media-port.ts'
import type { OrderPort } from './ports/order-port.ts'
import type { ProductIndexPort } from './ports/product-index-port.ts'
import type { PromotionsPort } from './ports/promotions-port.ts'
import type { SearchPort } from './ports/search-port.ts'
import type { SessionPort } from './ports/session-port.ts'
import type { StagedContentPort } from './ports/staged-content-port.ts'
import type { WishlistPort } from './ports/wishlist-port.ts'
import { limitBody } from './preview/limit-body.ts'
import { sessionLifetimes } from './session/session-customer.ts'
import { type CallOptions, createCall } from './upstream/call.ts'
import { createCircuitBreakers } from './upstream/circuit-breaker.ts'
import { createConcurrencyLimit } from './upstream/concurrency-limit.ts'
import { createKeptLoad } from './upstream/kept-load.ts'
import { createCatalogueFlights, shareCatalogue } from './upstream/share-catalogue.ts'
import { createChannelFlights, shareChannel } from './upstream/share-channel.ts'
import { createPodMemory, shareRecommendations } from './upstream/share-recommendations.ts'

/** The ports that a public page may use. */
export type PublicPorts = {
  catalogue: CataloguePort
  content: ContentPort
  search: SearchPort
  media: MediaPort
  badges: BadgePort
  channel: ChannelPort
  productIndex: ProductIndexPort
  contentIndex: ContentIndexPort
  contentVersion: Pick<ContentVersion, 'current'>
}

/** The adapters behind every port of the shop. Each call names its market and ends with its signal. */
export type Ports = PublicPorts & {
  cart: CartPort
  cartDiscounts: CartDiscountPort
  freeGifts: FreeGiftPort
  promotions: PromotionsPort | null
  checkout: CheckoutPort
  customers: CustomerPort
  addresses: AddressPort
  sessions: SessionPort
  marketing: MarketingPort
  orders: OrderPort
  wishlists: WishlistPort
  stagedContent: StagedContentPort
  contentVersion: ContentVersion
}

export type CreateServices = (options: {
  configuration: Configuration
  env: Env
  log: Log
  waitUntil(work: Promise<unknown>): void
  timing?: Timing
  /** A test's replacement for the platform's fetch and for the isolate's circuit breakers. */
  upstream?: Pick<CallOptions, 'fetch' | 'guards'>
}) => Ports

const commerceDeadlineMs = 8000
const contentDeadlineMs = 4000
const searchDeadlineMs = 4000
const marketingDeadlineMs = 4000
// A sync makes two calls within four seconds; see `syncDeadlineMs`.
const promotionsDeadlineMs = 3000
const maxStagedBytes = 2 * 1024 * 1024

// Only public facts are kept between requests: the category tree, cursors, published content, and which services are
// down.
const catalogueMemory = createCatalogueMemory()
const contentMemory = createContentMemory()
const productIndexMemory = createProductIndexMemory()
const catalogueFlights = createCatalogueFlights()
const channelFlights = createChannelFlights()
const badgeMemory = createBadgeMemory()
const giftMemory = createGiftMemory()
const mediaMemory = createMediaMemory()
const podMemory = createPodMemory()
const versionMemory = createVersionMemory()
const guards = createCircuitBreakers()

/** The only place that names vendors: each port's adapter, which gets only its URL and secret. */
export const createServices: CreateServices = ({ configuration, env, log, waitUntil, timing, upstream }) => {
  const slots = createConcurrencyLimit()
  // `fetch` throws if it is called as a method of another object.
  const send = (input: string, init: RequestInit) => fetch(input, init)
  const callDefaults = (service: ServiceName, deadlineMs: number) => ({
    service,
    fetch: send,
    deadlineMs,
    log,
    guards,
    slots,
    onTiming: (_operation: string, ms: number, hasResponded: boolean) => timing?.call(service, ms, hasResponded),
    ...upstream,
  })
  const api = createBigCommerceApi({
    configuration: configuration.bigCommerce,
    ...callDefaults('commerce', commerceDeadlineMs),
  })
  const contentCall = createCall(callDefaults('content', contentDeadlineMs))
  const stagedCall = createCall({
    ...callDefaults('content', contentDeadlineMs),
    fetch: limitBody(send, maxStagedBytes),
  })
  const searchCall = createCall(callDefaults('search', searchDeadlineMs))
  const mediaCall = createCall(callDefaults('media', mediaDeadlineMs))
  const { isSecondLocationSubtracted } = configuration.bigCommerce
  const contentVersion = createContentVersion({ kv: env.CONTENT, memory: versionMemory, waitUntil, log })
  return {
    contentVersion,
    catalogue: shareCatalogue(
      createBigCommerceCatalogue({
        api,
        memory: catalogueMemory,
        keep: createKeptLoad({ kv: env.CONTENT, waitUntil, log }),
        isSecondLocationSubtracted,
        waitUntil,
        log,
      }),
      { flights: catalogueFlights, waitUntil },
    ),
    cart: createBigCommerceCart({
      api,
      checkoutHosts: configuration.checkoutHosts,
      login: createCustomerLogin(configuration.bigCommerce.login),
    }),
    checkout: createBigCommerceCheckout({ api }),
    customers: createBigCommerceCustomer({ api, cartField: configuration.bigCommerce.cartField }),
    sessions: createKvSessions({ kv: env.SESSIONS, lifetimeSeconds: sessionLifetimes.absoluteSeconds }),
    cartDiscounts: createBigCommerceCartDiscounts({ api }),
    freeGifts: createBigCommerceFreeGifts({ api, memory: giftMemory }),
    promotions:
      configuration.promotions &&
      createTalononePromotions({
        configuration: configuration.promotions,
        call: createCall(callDefaults('promotions', promotionsDeadlineMs)),
        log,
      }),
    addresses: createBigCommerceAddress({ api }),
    orders: createBigCommerceOrder({ api, log }),
    wishlists: createBigCommerceWishlist({ api }),
    channel: shareChannel(createBigCommerceChannel({ api }), { flights: channelFlights, waitUntil }),
    content: createCachedContent({
      content: createAmplienceContent({ configuration: configuration.content, call: contentCall, stagedCall }),
      kv: env.CONTENT,
      memory: contentMemory,
      version: contentVersion.current,
      waitUntil,
      log,
    }),
    contentIndex: createAmplienceContentIndex({ configuration: configuration.content, call: contentCall }),
    stagedContent: createAmplienceStagedContent({ configuration: configuration.content, call: stagedCall }),
    productIndex: createBigCommerceProductIndex({ api, memory: productIndexMemory, waitUntil, log }),
    search: shareRecommendations(
      createConstructorSearch({ configuration: configuration.search, call: searchCall, log }),
      { memory: podMemory, waitUntil },
    ),
    badges: createPromobadgerBadges({
      configuration: configuration.badges,
      call: createCall(callDefaults('badges', badgeDeadlineMs)),
      memory: badgeMemory,
      log,
    }),
    marketing: createHttpMarketing({
      configuration: configuration.marketing,
      call: createCall({
        ...callDefaults('marketing', marketingDeadlineMs),
        headers: { authorization: `Bearer ${configuration.marketing.token}` },
      }),
    }),
    media: createAmplienceMedia({
      configuration: configuration.media,
      call: mediaCall,
      memory: mediaMemory,
      waitUntil,
    }),
  }
}
