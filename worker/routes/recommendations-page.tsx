import { mediaBase } from '../configuration/media-base.ts'
import { loadRecommendations } from '../pages/loaders/load-recommendations.ts'
import { loadNamedProduct, parseProductAddress } from '../pages/loaders/product-address.ts'
import { publicPage } from '../pages/public-page.ts'
import { unlistedHead } from '../pages/ssr/head.ts'
import { RecommendationsPage } from '#client/pages/recommendations-page.tsx'
import { itemIdOf } from '#shared/domain/product.ts'
import { productPath, recommendationsPath } from '#shared/links.ts'
import { homeCrumb, pageTitle } from '#shared/merchant.ts'
import * as messages from '#shared/messages/product.ts'
import { routes } from '#shared/routes.ts'

/**
 * A product's recommendations as a page, for browsers without scripts and for crawlers. The PDP loads them near the
 * viewport.
 */
export const recommendationsPage = publicPage(routes.recommendations, {
  query: [],
  async load(context, params) {
    const { market, configuration } = context
    const { found, colour, path } = await loadNamedProduct(parseProductAddress(params), context, recommendationsPath)
    const named = { id: found.id, slug: found.slug, colour: colour?.name ?? null }
    const pods = await loadRecommendations(itemIdOf(found.style, colour?.name ?? null), context)
    const title = `${messages.productDetails.goesWith} ${found.name}`
    const product = { name: found.name, path: productPath(named) }
    return {
      status: 200,
      head: unlistedHead({ title: pageTitle(title), path, styles: ['pdp'] }),
      body: (
        <RecommendationsPage
          market={market}
          mediaBase={mediaBase(configuration)}
          title={title}
          crumbs={[homeCrumb, { label: product.name, path: product.path }, { label: title, path }]}
          product={product}
          lists={pods}
        />
      ),
    }
  },
})
