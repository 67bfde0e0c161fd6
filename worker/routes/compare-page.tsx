import { mediaBase } from '../configuration/media-base.ts'
import type { PageContext } from '../context/public-context.ts'
import { Redirect } from '../http/redirect.ts'
import { publicPage } from '../pages/public-page.ts'
import { unlistedHead } from '../pages/ssr/head.ts'
import { loadBadges } from '../promotions/add-badges.ts'
import { ComparePage } from '#client/pages/compare-page.tsx'
import { deepestTrail, findCategory } from '#shared/domain/category.ts'
import { maxCompared } from '#shared/domain/compared.ts'
import { noRefinements } from '#shared/domain/facet.ts'
import { shownProduct } from '#shared/domain/shown-product.ts'
import { NotFoundError } from '#shared/errors.ts'
import { comparePagePath, comparePath, marketPath } from '#shared/links.ts'
import { pageTitle } from '#shared/merchant.ts'
import * as messages from '#shared/messages/shop.ts'
import { routes } from '#shared/routes.ts'

/** The products that the address names, side by side. `like` names one, which is compared with three of its category. */
export const comparePage = publicPage(routes.compare, {
  query: ['products', 'like', 'colour'],
  async load(context) {
    const { market, services, query, configuration } = context
    const like = Number(query.get('like'))
    const colour = query.get('colour')
    if (like > 0) {
      const path = comparePath(await similarTo(like, context), colour)
      throw new Redirect(marketPath(market, path), 302, 'campaign')
    }
    const ids = (query.get('products') ?? '').split(',').filter(Boolean).map(Number)
    const [found, badges] = await Promise.all([
      Promise.all(ids.map((id) => services.catalogue.product({ id }))),
      loadBadges(ids, context),
    ])
    const products = found
      .filter((product) => product !== null)
      .map((product) => ({
        ...shownProduct(product, badges),
        categories: deepestTrail(product.categoryTrails).map(({ name }) => name),
      }))
    return {
      status: 200,
      head: unlistedHead({
        title: pageTitle(messages.compare.title),
        path: comparePagePath,
        styles: ['compare'],
      }),
      body: (
        <ComparePage
          market={market}
          mediaBase={mediaBase(configuration)}
          products={products}
          colour={colour}
          isGone={products.length < ids.length}
        />
      ),
    }
  },
})

/** The product and the first ones of the category that its page names. @throws NotFoundError */
async function similarTo(id: number, { market, services }: PageContext): Promise<number[]> {
  const [product, tree] = await Promise.all([services.catalogue.product({ id }), services.catalogue.categoryTree()])
  if (!product) throw new NotFoundError(`The channel of ${market.code} has no product ${id}.`)
  const category = findCategory(tree, deepestTrail(product.categoryTrails).at(-1)?.url.split('/').filter(Boolean) ?? [])
  if (!category) return [id]
  const { products } = await services.catalogue.listing({
    categoryId: category.id,
    refinements: noRefinements,
    sort: 'featured',
    page: 1,
  })
  return [id, ...products.map((other) => other.id).filter((other) => other !== id)].slice(0, maxCompared)
}
