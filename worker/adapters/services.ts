import { createContentVersion } from '../cache/content-version.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { Env } from '../configuration/env.ts'
import { featuresOf } from '../configuration/features.ts'
import type { Timing } from '../http/timing.ts'
import { lazily } from '../lib/lazily.ts'
import type { Log } from '../lib/log.ts'
import { ownPorts } from '../own/ports.ts'
import type { Ports } from '../ports/ports.ts'
import { sessionLifetimes } from '../ports/session-port.ts'
import type { Tracing } from '../telemetry/span.ts'
import type { Budget } from '../upstream/budget.ts'
import { type CallOptions, createCall } from '../upstream/call.ts'
import { createConcurrencyLimit } from '../upstream/concurrency-limit.ts'
import { createKvLoad } from '../upstream/kv-load.ts'
import { limitResponse } from '../upstream/limit-response.ts'
import { shareCatalogue, shareRecommendations, shareWallets } from '../upstream/shared-reads.ts'
import { createAdyenPayment } from './adyen/payment.ts'
import { createCachedContent } from './amplience/content/cached-content.ts'
import { createAmplienceContentIndex } from './amplience/content/content-index.ts'
import { createAmplienceContent } from './amplience/content/content.ts'
import { withDefaultLanguage } from './amplience/content/default-language.ts'
import { createAmplienceStagedContent } from './amplience/content/staged-content.ts'
import { createAmplienceMedia, mediaTimeoutMs } from './amplience/media/media.ts'
import { createBigCommerceApi } from './bigcommerce/api/api.ts'
import { createBigCommerce } from './bigcommerce/bigcommerce.ts'
import { createBigCommerceSearch } from './bigcommerce/catalogue/search.ts'
import { createConstructorSearch } from './constructor/search.ts'
import { createHttpMarketing } from './http-marketing/http-marketing.ts'
import { createHttpShops } from './http-shops/http-shops.ts'
import { createIsolateCaches } from './isolate-caches.ts'
import { createKvSessions } from './kv-sessions/kv-sessions.ts'
import { createMeasurementProtocol } from './measurement-protocol/measurement-protocol.ts'
import { badgeTimeoutMs, createPromobadgerBadges } from './promobadger/badges.ts'
import { createTalononePromotions } from './talonone/promotions.ts'
import { commerceTimeoutMs, otherTimeoutMs, paymentsTimeoutMs, promotionsTimeoutMs } from './timeouts.ts'
import type { ServiceName } from '#shared/errors.ts'

export type CreateServices = (options: {
  configuration: Configuration
  env: Env
  log: Log
  waitUntil(work: Promise<unknown>): void
  timing?: Timing
  tracing?: Tracing
  /** Sent to the vendors. */
  requestId?: string
  /** Limits the time of all calls together. Without it only each call has its timeout. */
  budget?: Budget
  /** The share of a service's quota that the calls leave to more important ones. */
  reserve?: () => number
  caches?: ReturnType<typeof createIsolateCaches>
  /** A test's replacement for the merchant's own ports. */
  own?: typeof ownPorts
  /** A test's replacement for the platform's fetch, the isolate's circuit breakers, the timeout and a retry's pause. */
  upstream?: Partial<Pick<CallOptions, 'fetch' | 'circuitBreakers' | 'timeoutMs' | 'retryDelayMs'>>
}) => Ports

const maxStagedBytes = 2 * 1024 * 1024

const isolateCaches = createIsolateCaches()

/**
 * The only place that names vendors: each port's adapter, which gets only its URL and secret. A request uses few of
 * them, so each is made when it is first used.
 */
export const createServices: CreateServices = ({
  configuration,
  env,
  log,
  waitUntil,
  timing,
  tracing,
  requestId,
  budget,
  reserve,
  upstream,
  caches = isolateCaches,
  own = ownPorts,
}) => {
  const concurrencyLimit = createConcurrencyLimit()
  const shared = { reads: caches.reads, waitUntil }
  // `fetch` throws if it is called as a method of another object.
  const send = (input: string, init: RequestInit) => fetch(input, init)
  const callDefaults = (service: ServiceName, timeoutMs: number) => ({
    service,
    fetch: send,
    timeoutMs,
    log,
    circuitBreakers: caches.circuitBreakers,
    concurrencyLimit,
    ...(reserve && { reserve }),
    ...(budget && { budget }),
    ...(tracing && { tracing }),
    ...(requestId !== undefined && { requestId }),
    onTiming: (_operation: string, ms: number, hasResponded: boolean) => timing?.call(service, ms, hasResponded),
    ...upstream,
  })
  const callOf = (service: ServiceName, timeoutMs: number, headers: Record<string, string> = {}) =>
    createCall({ ...callDefaults(service, timeoutMs), headers })
  const calls = lazily({
    api: () =>
      createBigCommerceApi({
        configuration: configuration.bigCommerce,
        hasReviews: (market) => featuresOf(configuration, market).hasReviews,
        ...callDefaults('commerce', commerceTimeoutMs),
      }),
    content: () => callOf('content', otherTimeoutMs),
    staged: () =>
      createCall({ ...callDefaults('content', otherTimeoutMs), fetch: limitResponse(send, maxStagedBytes) }),
  })
  const parts = lazily({
    commerce: () =>
      createBigCommerce({
        api: calls.api,
        configuration,
        memory: caches.commerce,
        kvLoad: createKvLoad({ kv: env.CONTENT, waitUntil, log }),
        waitUntil,
        log,
      }),
    contentVersion: () => createContentVersion({ kv: env.CONTENT, memory: caches.contentVersion, waitUntil, log }),
  })
  const ports = lazily<Ports>({
    contentVersion: () => parts.contentVersion,
    catalogue: () => shareCatalogue(parts.commerce.catalogue, shared),
    cart: () => parts.commerce.cart,
    giftCertificates: () => (configuration.areGiftCertificatesOn ? parts.commerce.giftCertificates : null),
    presents: () => (configuration.presents ? parts.commerce.presents : null),
    customers: () => parts.commerce.customers,
    orders: () => parts.commerce.orders,
    returns: () => parts.commerce.returns,
    reviews: () => parts.commerce.reviews,
    sessions: () => createKvSessions({ kv: env.SESSIONS, lifetimeSeconds: sessionLifetimes.absoluteSeconds }),
    promotions: () =>
      configuration.promotions &&
      createTalononePromotions({
        configuration: configuration.promotions,
        call: callOf('promotions', promotionsTimeoutMs),
        log,
      }),
    payments: () =>
      configuration.payments &&
      shareWallets(
        createAdyenPayment({
          configuration: configuration.payments,
          merchantCountries: configuration.merchantCountries,
          call: callOf('payments', paymentsTimeoutMs, { 'x-api-key': configuration.payments.apiKey }),
        }),
        shared,
      ),
    content: () =>
      withDefaultLanguage(
        createCachedContent({
          content: createAmplienceContent({
            configuration: configuration.content,
            mediaOrigins: configuration.media.origins,
            log,
            call: calls.content,
            stagedCall: calls.staged,
          }),
          store: {
            kv: env.CONTENT,
            source: [configuration.content.url, ...configuration.media.origins.published].join(' '),
          },
          memory: caches.content,
          version: parts.contentVersion.current,
          waitUntil,
          log,
        }),
      ),
    contentIndex: () => createAmplienceContentIndex({ configuration: configuration.content, call: calls.content }),
    stagedContent: () => createAmplienceStagedContent({ configuration: configuration.content, call: calls.staged }),
    search: () =>
      configuration.search === null
        ? createBigCommerceSearch({ api: calls.api, memory: caches.commerce.catalogue })
        : shareRecommendations(
            createConstructorSearch({
              configuration: configuration.search,
              call: callOf('search', otherTimeoutMs),
              log,
            }),
            shared,
          ),
    badges: () =>
      configuration.badges &&
      createPromobadgerBadges({
        configuration: configuration.badges,
        call: callOf('badges', badgeTimeoutMs),
        memory: caches.badges,
        log,
      }),
    marketing: () =>
      configuration.marketing &&
      createHttpMarketing({
        configuration: configuration.marketing,
        call: callOf('marketing', otherTimeoutMs, { authorization: `Bearer ${configuration.marketing.token}` }),
      }),
    shops: () =>
      configuration.shops &&
      createHttpShops({ configuration: configuration.shops, call: callOf('shops', otherTimeoutMs) }),
    analytics: () =>
      configuration.purchases &&
      createMeasurementProtocol({ ...configuration.purchases, call: callOf('analytics', otherTimeoutMs) }),
    media: () =>
      createAmplienceMedia({
        configuration: configuration.media,
        call: callOf('media', mediaTimeoutMs),
        memory: caches.media,
        waitUntil,
      }),
  })
  return own(ports, { configuration, env, callOf })
}
