import type { Context } from 'hono'
import { deliveryTermsOf } from '../configuration/delivery-terms.ts'
import { featuresOf } from '../configuration/features.ts'
import { mediaBase } from '../configuration/media-base.ts'
import { scriptsOfMarket } from '../configuration/third-party-scripts.ts'
import type { AppEnv } from '../context/app-env.ts'
import { contextOf } from '../context/part-context.ts'
import type { PageContext } from '../context/public-context.ts'
import { deliveryText } from '../pages/content/delivery-text.ts'
import { keysOfMarkets, marketsWithPage } from '../pages/loaders/page-existence.ts'
import { loadNamedProduct, parseProductAddress } from '../pages/loaders/product-address.ts'
import { respondWithPersonalPage } from '../pages/personal-page.ts'
import { publicPage } from '../pages/public-page.ts'
import { mediaPreload } from '../pages/ssr/card-preload.ts'
import { breadcrumbList } from '../pages/ssr/json-ld.ts'
import type { LoadedPage } from '../pages/ssr/page.ts'
import { productGroup } from '../pages/ssr/product-json-ld.ts'
import { loadBadges } from '../promotions/add-badges.ts'
import { plainText } from '#client/components/product-details/product-text.ts'
import { ProductPage } from '#client/pages/product-page.tsx'
import { deepestTrail } from '#shared/domain/category.ts'
import { categoryUrlsOf } from '#shared/domain/chart-of.ts'
import { imageUrl, type MediaImage, socialImageWidth } from '#shared/domain/media.ts'
import type { ModifierValues } from '#shared/domain/modifiers.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import type { Colour, PlatformProduct, Product } from '#shared/domain/product.ts'
import { shownProduct } from '#shared/domain/shown-product.ts'
import { areForFigures, isWorn, wornFirst } from '#shared/domain/worn-picture.ts'
import { excerpt } from '#shared/excerpt.ts'
import { categoryPath, oneColour, productPath } from '#shared/links.ts'
import { type Market, markets } from '#shared/markets.ts'
import { homeCrumb, pageTitle } from '#shared/merchant.ts'
import { pages } from '#shared/messages/pages.ts'
import { routes } from '#shared/routes.ts'
import { siteIn, siteUrl } from '#shared/sites.ts'
import { scriptsOn } from '#shared/third-parties.ts'
import type { Crumb } from '#shared/views.ts'

/** Search engines show no more. */
const maxDescription = 155

/**
 * The PDP in the colour that the URL names. Its status is decided before the first byte; its recommendations are loaded
 * near the viewport.
 */
export const productPage = publicPage(routes.product, { query: ['Size', 'Length', 'by', 'error', 'notify'], load })

/** Responds to a refused form with the product's page and what the shopper typed, for this visitor only. */
export async function respondWithTypedDetails(
  c: Context<AppEnv>,
  address: Parameters<typeof productPath>[0],
  { query, details }: { query: URLSearchParams; details: ModifierValues },
): Promise<Response> {
  const context = {
    ...contextOf(c.get('visit')),
    audience: 'everybody' as const,
    figure: null,
    path: productPath(address),
    query,
    hasQuery: true,
  }
  const page = await load(
    context,
    { id: String(address.id), slug: address.slug, color: address.colour ?? oneColour },
    details,
  )
  return respondWithPersonalPage(c, { ...routes.product, hasWallet: false }, { ...page, status: 422 })
}

async function load(
  context: PageContext,
  params: Record<string, string>,
  details: ModifierValues | null = null,
): Promise<LoadedPage> {
  const { market, services, configuration, query, figure } = context
  const site = siteIn(configuration.sites, market)
  const side = details === null ? 'public' : 'personal'
  const address = parseProductAddress(params)
  const loadingBadges = loadBadges([address.id], context)
  const loadingDelivery = deliveryText(context)
  const { found, colour, path } = await loadNamedProduct(address, context, productPath)

  const [pictures, alternatesIn, badges, delivery] = await Promise.all([
    services.media.productMedia({ style: found.style, colour: colour?.name ?? oneColour, name: found.name }),
    marketsSelling(found, { market, path }, context),
    loadingBadges,
    loadingDelivery,
  ])
  const product = shownProduct(found, badges)
  const hasFigures = areForFigures(categoryUrlsOf(found)) && isWorn(found)
  const media = hasFigures && figure !== null ? { ...pictures, images: wornFirst(pictures.images, figure) } : pictures
  const crumbs = crumbsOf(product, path)
  const by = query.get('by')
  const now = Date.now()
  return {
    status: 200,
    head: {
      title: titleOf(product, colour),
      description: excerpt(plainText(product.description), maxDescription),
      path,
      isIndexable: details === null,
      hasAlternates: true,
      alternatesIn,
      image: socialImageOf(pictures.images[0]),
      socialType: 'product',
      preloads: mediaPreload(media),
      styles: ['pdp'],
      jsonLd: [breadcrumbList(crumbs, site), productGroup({ product, media: pictures }, { site, path })],
    },
    body: (
      <ProductPage
        market={market}
        mediaBase={mediaBase(configuration)}
        product={product}
        colour={colour?.name ?? null}
        selection={{
          size: listedValue(product.sizes, query.get('Size')),
          length: listedValue(product.lengths, query.get('Length')),
        }}
        media={media}
        // A refused form has no address to come back to.
        {...(hasFigures && details === null && { figure: { chosen: figure } })}
        crumbs={crumbs}
        delivery={delivery}
        terms={deliveryTermsOf(configuration, market, now)}
        asked={by === null ? null : { by, at: now }}
        widgets={scriptsOn(scriptsOfMarket(configuration, market), { side, pageType: 'pdp' }).map(([name]) => name)}
        hasStockAlerts={configuration.marketing !== null}
        hasReservations={featuresOf(configuration, market).hasReservations}
        hasRecommendations={configuration.search !== null}
        hasExpressWallet={side === 'public' && featuresOf(configuration, market).hasExpressWallet}
        shareUrl={siteUrl(site, path)}
        formResponse={{ error: query.get('error'), notify: query.get('notify'), details }}
      />
    ),
  }
}

/** The markets that have the page. Other markets are asked only if the product does not name its channels. */
function marketsSelling(
  { channelIds }: Pick<PlatformProduct, 'channelIds'>,
  page: { market: Market; path: string },
  { services, configuration }: PageContext,
): Promise<string[]> | string[] {
  if (channelIds === null) return marketsWithPage(page, services)
  const codes = Object.values(markets).map(({ code }) => code)
  return keysOfMarkets(
    codes.filter(
      (code) => code === page.market.code || channelIds.includes(configuration.bigCommerce.channelIds[code]),
    ),
  )
}

function socialImageOf(image: MediaImage | undefined) {
  return image ? { url: imageUrl(image.src, socialImageWidth), alt: image.alt } : null
}

function titleOf(product: Product, colour: Colour | null): string {
  return colour ? pageTitle(pages.productTitle(product.name, platformText(colour.name))) : pageTitle(product.name)
}

function listedValue(values: readonly string[], value: string | null): string | null {
  return value !== null && values.includes(value) ? value : null
}

/** The breadcrumb of the product's deepest category. */
function crumbsOf(product: Product, path: string): Crumb[] {
  return [
    homeCrumb,
    ...deepestTrail(product.categoryTrails).map(({ name, url }) => ({ label: name, path: categoryPath(url) })),
    { label: product.name, path },
  ]
}
