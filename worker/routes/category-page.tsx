import { listingQuery } from '../pages/loaders/listing-query.ts'
import { loadCategory } from '../pages/loaders/load-category.ts'
import { publicPage } from '../pages/public-page.ts'
import { findCategory } from '#shared/domain/category.ts'
import { NotFoundError } from '#shared/errors.ts'
import { categoryPath } from '#shared/links.ts'
import { routes } from '#shared/routes.ts'

/** A category's PLP. It exists if the category tree has it. */
export const categoryPage = publicPage(routes.category, {
  query: listingQuery,
  async load(context, params) {
    const { market, services } = context
    const slugs = [params['slug1'], params['slug2'], params['slug3'], params['slug4'], params['slug5']].filter(
      (slug) => slug !== undefined,
    )
    const tree = await services.catalogue.categoryTree()
    const category = findCategory(tree, slugs)
    if (!category) throw new NotFoundError(`The category tree of ${market.code} has no category /${slugs.join('/')}.`)
    return loadCategory(context, { tree, category, path: categoryPath(category.url) })
  },
})
