import { listingQuery } from '../pages/loaders/listing-query.ts'
import { loadCategory } from '../pages/loaders/load-category.ts'
import { publicPage } from '../pages/public-page.ts'
import { findCategoryById } from '#shared/domain/category.ts'
import { NotFoundError } from '#shared/errors.ts'
import { collectionPath } from '#shared/links.ts'
import { routes } from '#shared/routes.ts'

const idPattern = /^\d{1,9}$/

/** A category's PLP by its id; its canonical address is the category's own. */
export const collectionPage = publicPage(routes.collection, {
  query: listingQuery,
  async load(context, { collectionId = '' }) {
    const { market, services } = context
    if (!idPattern.test(collectionId)) throw new NotFoundError('The URL has no valid collection id.')
    const tree = await services.catalogue.categoryTree()
    const category = findCategoryById(tree, Number(collectionId))
    if (!category) throw new NotFoundError(`The category tree of ${market.code} has no category ${collectionId}.`)
    return loadCategory(context, { tree, category, path: collectionPath(category.id) })
  },
})
