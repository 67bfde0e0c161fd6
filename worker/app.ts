import { Hono } from 'hono'
import * as v from 'valibot'
import type { CreateServices } from './adapters/services.ts'
import { api } from './api/routes.ts'
import { marketOfHost } from './configuration/market-of-host.ts'
import { releaseOf } from './configuration/release.ts'
import type { AppEnv } from './context/app-env.ts'
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
import { notFound, onError } from './middleware/on-error.ts'
import { redirectToPreferredMarket } from './middleware/preferred-market.ts'
import { enterOrShowPreview } from './middleware/preview.ts'
import { findRow } from './middleware/row.ts'
import { refuseOtherSites } from './middleware/same-origin.ts'
import { checkSession } from './middleware/session.ts'
import { refuseLongAddress } from './middleware/short-address.ts'
import { redirectToSite } from './middleware/site.ts'
import { startVisit } from './middleware/visit.ts'
import { withBodyLimit } from './middleware/with-body-limit.ts'
import { withLanguage } from './middleware/with-language.ts'
import { withRequest } from './middleware/with-request.ts'
import { withResponseHeaders } from './middleware/with-response-headers.ts'
import { aliases } from './routes/aliases.ts'
import { appleDomain } from './routes/apple-domain.ts'
import { assistants } from './routes/assistants.ts'
import { changePasswordRedirect } from './routes/change-password.ts'
import { contentFrame } from './routes/content-frame.ts'
import { feeds } from './routes/feeds.ts'
import { contentPublished } from './routes/hooks/content-published.ts'
import { orderChanged } from './routes/hooks/order-changed.ts'
import { paymentReported } from './routes/hooks/payment-reported.ts'
import { stockChanged } from './routes/hooks/stock-changed.ts'
import { marketRoutes } from './routes/market-routes.ts'
import { permalink } from './routes/permalink.ts'
import { createReadiness } from './routes/readiness.ts'
import { robots } from './routes/robots.ts'
import { securityText } from './routes/security-text.ts'
import { sitemaps } from './routes/sitemaps.ts'
import { stopFromMailProgram } from './routes/stop-stock-alerts-page.tsx'
import { walletReturnForm } from './routes/wallet-return.ts'
import { parseLocaleSetup } from '#shared/locale-setup.ts'
import { atHost, everyMarket, type Market, type MarketCode, markets } from '#shared/markets.ts'
import { endpoints } from '#shared/routes.ts'

// A rule that follows a failed one, such as an expression after a length, would read a text that is already refused.
v.setGlobalConfig({ abortPipeEarly: true })

const changingMethods = ['POST', 'PUT', 'PATCH', 'DELETE']

/**
 * The storefront at the shop's own address: every route under the prefix of every market and language. At the own host
 * of a market it is that market's shop, and only its further languages have a prefix.
 */
export function createApp(createServices: CreateServices) {
  const hostedShops = new Map<MarketCode, Hono<AppEnv>>()
  const app = new Hono<AppEnv>()
  app.use(async function byHost(c, next) {
    const code = marketOfHost(c.req.raw, c.env)?.code
    if (!code) return next()
    const here = everyMarket.filter((market) => market.code === code).map(atHost)
    const shop = hostedShops.get(code) ?? addRoutes(new Hono<AppEnv>(), { createServices, here, isHosted: true })
    hostedShops.set(code, shop)
    return shop.fetch(c.req.raw, c.env, c.executionCtx)
  })
  return addRoutes(app, { createServices, here: everyMarket, isHosted: false })
}

function addRoutes(
  app: Hono<AppEnv>,
  { createServices, here, isHosted }: { createServices: CreateServices; here: readonly Market[]; isHosted: boolean },
): Hono<AppEnv> {
  const mounts = mountsByPrefix(here)
  for (const { code, currency, country } of Object.values(markets))
    parseLocaleSetup({ locale: code, currency, country })
  app.onError(onError)
  app.notFound(notFound)
  app.use(withLanguage(here), withResponseHeaders)
  app.use(inSteps(startVisit, findRow))
  app.get(endpoints.health.path, (c) => c.json({ status: 'ok', ...releaseOf(c.env) }))
  app.use(inSteps(readConfiguration), withRequest(createServices))
  app.use(inSteps(refuseLongAddress, redirectToCanonicalPath, redirectToSite(here, { isHosted }), refuseMethods))
  app.route('/', contentPublished).route('/', orderChanged).route('/', paymentReported).route('/', stockChanged)
  app.route('/', assistants)
  app.on(changingMethods, '*', withBodyLimit)
  for (const { base } of mounts) app.route(base, walletReturnForm)
  for (const { base, market } of mounts) app.route(base, stopFromMailProgram(market))
  app.on(changingMethods, '*', inSteps(refuseOtherSites, limitPosts))
  app
    .route('/', createReadiness())
    .route('/', contentFrame)
    .route('/', robots)
    .route('/', appleDomain)
    .route('/', securityText)
    .route('/', changePasswordRedirect)
    .route('/', permalink)
    .route('/', sitemaps)
    .route('/', feeds)
  for (const { base, market } of mounts) app.route(base, marketApp(market, { isHosted }))
  return app
}

function marketApp(market: Market, { isHosted }: { isHosted: boolean }) {
  return new Hono<AppEnv>()
    .use(inSteps(placeInMarket(market), refuseInMaintenance(market), countCalls))
    .route('/', api)
    .route('/', aliases(market))

    .use(
      inSteps(
        enterOrShowPreview,
        noteArrival,
        ...(market.prefix === '' && !isHosted ? [redirectToPreferredMarket] : []),
        storeLinkedCoupon,
        logOutByQuery,
      ),
    )
    .use(inSteps(checkSession))
    .route('/', marketRoutes)
}

/** A market comes after those below its prefix, because it has the catch-all. */
function mountsByPrefix(here: readonly Market[]): { base: string; market: Market }[] {
  return here
    .toSorted((a, b) => b.prefix.length - a.prefix.length)
    .map((market) => ({ base: market.prefix === '' ? '/' : market.prefix, market }))
}
