import { Hono } from 'hono'
import { api } from './api/routes.ts'
import type { AppEnv } from './app-env.ts'
import { gallery } from './block-gallery/block-gallery.tsx'
import { contentFrame } from './content-frame/content-frame.ts'
import { contentPublished } from './hooks/content-published.ts'
import { orderChanged } from './hooks/order-changed.ts'
import { paymentReported } from './hooks/payment-reported.ts'
import { marketOfHost } from './http/market-of-host.ts'
import { withArrival } from './middleware/with-arrival.ts'
import { withBodyLimit } from './middleware/with-body-limit.ts'
import { withCacheControl } from './middleware/with-cache-control.ts'
import { withCampaign } from './middleware/with-campaign.ts'
import { withCanonicalPath } from './middleware/with-canonical-path.ts'
import { withConfiguration } from './middleware/with-configuration.ts'
import { withCouponLink } from './middleware/with-coupon-link.ts'
import { withFixedHeaders } from './middleware/with-fixed-headers.ts'
import { withLogoutQuery } from './middleware/with-logout-query.ts'
import { withMaintenance } from './middleware/with-maintenance.ts'
import { withMarket } from './middleware/with-market.ts'
import { withOptions } from './middleware/with-options.ts'
import { withPreferredMarket } from './middleware/with-preferred-market.ts'
import { withPreview } from './middleware/with-preview.ts'
import { withRequest } from './middleware/with-request.ts'
import { withRow } from './middleware/with-row.ts'
import { withSameOrigin } from './middleware/with-same-origin.ts'
import { withSecurityHeaders } from './middleware/with-security-headers.ts'
import { withSession } from './middleware/with-session.ts'
import { withShortAddress } from './middleware/with-short-address.ts'
import { withSite } from './middleware/with-site.ts'
import { notFound, onError } from './on-error.ts'
import { withBagOwner } from './owner/hand-over.ts'
import { releaseOf } from './release.ts'
import { accountRoutes } from './routes/account/account-routes.ts'
import { aliases } from './routes/aliases.ts'
import { appleDomain } from './routes/apple-domain.ts'
import { bagPage, estimateForm } from './routes/bag-page.tsx'
import { cartForms } from './routes/cart-forms.ts'
import { categoryPage } from './routes/category-page.tsx'
import { checkoutIdentityPage } from './routes/checkout-identity-page.tsx'
import { collectionPage } from './routes/collection-page.ts'
import { contentPage } from './routes/content-page.tsx'
import { cookiesPage } from './routes/cookies-page.tsx'
import { homePage } from './routes/home-page.tsx'
import { localeForm } from './routes/locale-form.ts'
import { newsletterForm } from './routes/newsletter-form.ts'
import { newsletterPage } from './routes/newsletter-page.tsx'
import { notifyForm } from './routes/notify-form.ts'
import { orderAccountForm, orderConfirmationPage } from './routes/order-confirmation-page.tsx'
import { previewExit } from './routes/preview-exit.ts'
import { productPage } from './routes/product-page.tsx'
import { createReadiness } from './routes/readiness.ts'
import { recentlyViewed } from './routes/recently-viewed.tsx'
import { recommendationsFragment } from './routes/recommendations-fragment.tsx'
import { recommendationsPage } from './routes/recommendations-page.tsx'
import { robots } from './routes/robots.ts'
import { searchPage } from './routes/search-page.tsx'
import { securityText } from './routes/security-text.ts'
import { shelfFragment } from './routes/shelf-fragment.tsx'
import { shopFinderPage } from './routes/shop-finder-page.tsx'
import { sitemaps } from './routes/sitemaps.ts'
import { sizeGuidePage } from './routes/size-guide-page.tsx'
import { visualisationPage, visualisationPreview } from './routes/visualisation-page.tsx'
import { walletReturn, walletReturnForm } from './routes/wallet-return.ts'
import { wishlistForms } from './routes/wishlist-forms.ts'
import { wishlistPage } from './routes/wishlist-page.tsx'
import type { CreateServices } from './services.ts'
import { parseLocaleSetup } from '#shared/locale-setup.ts'
import { type Market, markets } from '#shared/markets.ts'
import { actions, endpoints, routes } from '#shared/routes.ts'

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
  app.use(withRow, withFixedHeaders, withCacheControl, withShortAddress, withOptions, withCampaign)
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
    .route('/', cartForms)
    .route('/', walletReturn)
    .route('/', notifyForm)
    .route('/', wishlistForms)
    .route('/', newsletterForm)
    .route('/', accountRoutes)
    .route('/', recentlyViewed)
    .route('/', recommendationsFragment)
    .route('/', shelfFragment)
    .route('/', localeForm)
    .route('/', previewExit)
    .route('/', gallery)
    .get(routes.home.pattern, homePage)
    .get(routes.product.pattern, productPage)
    .get(routes.recommendations.pattern, recommendationsPage)
    .get(routes.collection.pattern, collectionPage)
    .get(routes.category.pattern, categoryPage)
    .get(routes.search.pattern, searchPage)
    .get(routes.bag.pattern, ...bagPage)
    .post(actions.estimateDelivery, ...estimateForm)
    .get(routes.checkoutIdentity.pattern, ...checkoutIdentityPage)
    .get(routes.orderConfirmation.pattern, ...orderConfirmationPage)
    .post(actions.openOrderAccount, ...orderAccountForm)
    .get(routes.shopFinder.pattern, shopFinderPage)
    .get(routes.sizeGuide.pattern, sizeGuidePage)
    .get(routes.newsletter.pattern, newsletterPage)
    .get(routes.cookies.pattern, cookiesPage)
    .get(routes.wishlist.pattern, ...wishlistPage)
    .get(routes.visualization.pattern, ...visualisationPage)
    .post(routes.visualization.pattern, ...visualisationPreview)
    .get(routes.content.pattern, contentPage)
}

/** The default market comes last, because it has the catch-all. */
function mountsByPrefix(): { base: string; market: Market }[] {
  return Object.values(markets)
    .toSorted((a, b) => b.prefix.length - a.prefix.length)
    .map((market) => ({ base: market.prefix === '' ? '/' : market.prefix, market }))
}
