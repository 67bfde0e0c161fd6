import { Hono } from 'hono'
import * as v from 'valibot'
import type { CreateServices } from './adapters/services.ts'
import { api } from './api/routes.ts'
import { marketOfHost } from './configuration/market-of-host.ts'
import { releaseOf } from './configuration/release.ts'
import type { AppEnv } from './context/app-env.ts'
import { contentPublished } from './hooks/content-published.ts'
import { orderChanged } from './hooks/order-changed.ts'
import { paymentReported } from './hooks/payment-reported.ts'
import { noteArrival } from './middleware/arrival.ts'
import { countCalls } from './middleware/call-budget.ts'
import { redirectToCanonicalPath } from './middleware/canonical-path.ts'
import { readConfiguration } from './middleware/configuration.ts'
import { storeLinkedCoupon } from './middleware/coupon-link.ts'
import { inSteps } from './middleware/in-steps.ts'
import { limitPosts } from './middleware/limit-posts.ts'
import { logOutByQuery } from './middleware/logout-query.ts'
import { refuseInMaintenance } from './middleware/maintenance.ts'
import { placeInMarket } from './middleware/market.ts'
import { refuseMethods } from './middleware/methods.ts'
import { redirectToPreferredMarket } from './middleware/preferred-market.ts'
import { enterOrShowPreview } from './middleware/preview.ts'
import { findRow } from './middleware/row.ts'
import { refuseOtherSites } from './middleware/same-origin.ts'
import { checkSession } from './middleware/session.ts'
import { refuseLongAddress } from './middleware/short-address.ts'
import { redirectToSite } from './middleware/site.ts'
import { plainVariables } from './middleware/variables.ts'
import { withBodyLimit } from './middleware/with-body-limit.ts'
import { withLanguage } from './middleware/with-language.ts'
import { withBagOwner } from './middleware/with-owner.ts'
import { withRequest } from './middleware/with-request.ts'
import { withResponseHeaders } from './middleware/with-response-headers.ts'
import { notFound, onError } from './on-error.ts'
import { aliases } from './routes/aliases.ts'
import { appleDomain } from './routes/apple-domain.ts'
import { changePassword } from './routes/change-password.ts'
import { contentFrame } from './routes/content-frame.ts'
import { marketRoutes } from './routes/market-routes.ts'
import { createReadiness } from './routes/readiness.ts'
import { robots } from './routes/robots.ts'
import { securityText } from './routes/security-text.ts'
import { sitemaps } from './routes/sitemaps.ts'
import { walletReturnForm } from './routes/wallet-return.ts'
import { parseLocaleSetup } from '#shared/locale-setup.ts'
import { type Market, markets } from '#shared/markets.ts'
import { endpoints } from '#shared/routes.ts'

// A rule that follows a failed one, such as an expression after a length, would read a text that is already refused.
v.setGlobalConfig({ abortPipeEarly: true })

const changingMethods = ['POST', 'PUT', 'PATCH', 'DELETE']

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
  app.use(withLanguage(hosted), withResponseHeaders)
  app.use(inSteps(plainVariables, findRow))
  app.get(endpoints.health.path, (c) => c.json({ status: 'ok', ...releaseOf(c.env) }))
  app.use(inSteps(readConfiguration), withRequest(createServices))
  app.use(inSteps(refuseLongAddress, redirectToCanonicalPath, redirectToSite(hosted), refuseMethods))
  app.route('/', contentPublished).route('/', orderChanged).route('/', paymentReported)
  app.on(changingMethods, '*', withBodyLimit)
  for (const { base } of mounts) app.route(base, walletReturnForm)
  app.on(changingMethods, '*', inSteps(refuseOtherSites, limitPosts))
  app
    .route('/', createReadiness())
    .route('/', contentFrame)
    .route('/', robots)
    .route('/', appleDomain)
    .route('/', securityText)
    .route('/', changePassword)
    .route('/', sitemaps)
  for (const { base, market } of mounts) app.route(base, marketApp(market))
  return app
}

function marketApp(market: Market) {
  return new Hono<AppEnv>()
    .use(inSteps(placeInMarket(market), refuseInMaintenance(market), countCalls))
    .route('/', api)
    .route('/', aliases(market))

    .use(
      inSteps(
        enterOrShowPreview,
        noteArrival,
        ...(market.prefix === '' ? [redirectToPreferredMarket] : []),
        storeLinkedCoupon,
        logOutByQuery,
      ),
    )
    .post('*', withBagOwner)
    .use(inSteps(checkSession))
    .route('/', marketRoutes)
}

/** The default market comes last, because it has the catch-all. */
function mountsByPrefix(): { base: string; market: Market }[] {
  return Object.values(markets)
    .toSorted((a, b) => b.prefix.length - a.prefix.length)
    .map((market) => ({ base: market.prefix === '' ? '/' : market.prefix, market }))
}
