import { Hono } from 'hono'
import type { CreateServices } from './adapters/services.ts'
import { api } from './api/routes.ts'
import { marketOfHost } from './configuration/market-of-host.ts'
import { releaseOf } from './configuration/release.ts'
import type { AppEnv } from './context/app-env.ts'
import { contentPublished } from './hooks/content-published.ts'
import { orderChanged } from './hooks/order-changed.ts'
import { paymentReported } from './hooks/payment-reported.ts'
import { withArrival } from './middleware/with-arrival.ts'
import { withBodyLimit } from './middleware/with-body-limit.ts'
import { withCacheControl } from './middleware/with-cache-control.ts'
import { withCampaign } from './middleware/with-campaign.ts'
import { withCanonicalPath } from './middleware/with-canonical-path.ts'
import { withConfiguration } from './middleware/with-configuration.ts'
import { withCouponLink } from './middleware/with-coupon-link.ts'
import { withFixedHeaders } from './middleware/with-fixed-headers.ts'
import { withLanguage } from './middleware/with-language.ts'
import { withLogoutQuery } from './middleware/with-logout-query.ts'
import { withMaintenance } from './middleware/with-maintenance.ts'
import { withMarket } from './middleware/with-market.ts'
import { withOptions } from './middleware/with-options.ts'
import { withBagOwner } from './middleware/with-owner.ts'
import { withPreferredMarket } from './middleware/with-preferred-market.ts'
import { withPreview } from './middleware/with-preview.ts'
import { withRequest } from './middleware/with-request.ts'
import { withRow } from './middleware/with-row.ts'
import { withSameOrigin } from './middleware/with-same-origin.ts'
import { withSecurityHeaders } from './middleware/with-security-headers.ts'
import { withSession } from './middleware/with-session.ts'
import { withShortAddress } from './middleware/with-short-address.ts'
import { withSite } from './middleware/with-site.ts'
import { withVariables } from './middleware/with-variables.ts'
import { notFound, onError } from './on-error.ts'
import { aliases } from './pages/routes/aliases.ts'
import { appleDomain } from './pages/routes/apple-domain.ts'
import { contentFrame } from './pages/routes/content-frame.ts'
import { marketRoutes } from './pages/routes/market-routes.ts'
import { createReadiness } from './pages/routes/readiness.ts'
import { robots } from './pages/routes/robots.ts'
import { securityText } from './pages/routes/security-text.ts'
import { sitemaps } from './pages/routes/sitemaps.ts'
import { walletReturnForm } from './pages/routes/wallet-return.ts'
import { parseLocaleSetup } from '#shared/locale-setup.ts'
import { type Market, markets } from '#shared/markets.ts'
import { endpoints } from '#shared/routes.ts'

/**
 * The storefront at the shop's own address: every route under every market's prefix. At the own host of a market it is
 * that market's shop, without prefix.
 */
export function createApp(createServices: CreateServices) {
  const hostedShops = new Map<Market, Hono<AppEnv>>()
  const app = new Hono<AppEnv>()
  app.use(async function byHost(c, next) {
    const market = marketOfHost(c.req.raw, c.env)
    if (!market) return next()
    const shop = hostedShops.get(market) ?? addRoutes(new Hono<AppEnv>(), { createServices, hosted: market })
    hostedShops.set(market, shop)
    return shop.fetch(c.req.raw, c.env, c.executionCtx)
  })
  return addRoutes(app, { createServices, hosted: null })
}

function addRoutes(
  app: Hono<AppEnv>,
  { createServices, hosted }: { createServices: CreateServices; hosted: Market | null },
): Hono<AppEnv> {
  const mounts = hosted ? [{ base: '/', market: hosted }] : mountsByPrefix()
  for (const { code, currency, country } of Object.values(markets))
    parseLocaleSetup({ locale: code, currency, country })
  app.onError(onError)
  app.notFound(notFound)
  app.use(
    withVariables,
    withLanguage(hosted),
    withRow,
    withFixedHeaders,
    withCacheControl,
    withShortAddress,
    withOptions,
    withCampaign,
  )
  app.get(endpoints.health.path, (c) => c.json({ status: 'ok', ...releaseOf(c.env) }))
  app.use(withConfiguration, withRequest(createServices), withSecurityHeaders)
  app.use(withCanonicalPath, withSite(hosted))
  app.route('/', contentPublished).route('/', orderChanged).route('/', paymentReported)
  app.use(withBodyLimit)
  for (const { base } of mounts) app.route(base, walletReturnForm)
  app.use(withSameOrigin)
  app
    .route('/', createReadiness())
    .route('/', contentFrame)
    .route('/', robots)
    .route('/', appleDomain)
    .route('/', securityText)
    .route('/', sitemaps)
  for (const { base, market } of mounts) app.route(base, marketApp(market))
  return app
}

function marketApp(market: Market) {
  return new Hono<AppEnv>()
    .use(withMarket(market), withMaintenance(market))
    .route('/', api)
    .route('/', aliases(market))

    .use(withPreview, withArrival, ...(market.prefix === '' ? [withPreferredMarket] : []), withCouponLink)
    .use(withLogoutQuery)
    .use(withBagOwner)
    .use(withSession)
    .route('/', marketRoutes)
}

/** The default market comes last, because it has the catch-all. */
function mountsByPrefix(): { base: string; market: Market }[] {
  return Object.values(markets)
    .toSorted((a, b) => b.prefix.length - a.prefix.length)
    .map((market) => ({ base: market.prefix === '' ? '/' : market.prefix, market }))
}
