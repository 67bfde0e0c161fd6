import type { PageContext } from '../context/public-context.ts'
import { loadBadges, type BadgeContext } from './add-badges.ts'
import { type Category, categoryNames } from '#shared/domain/category.ts'
import { isSameColour, type PlatformSummary, type ProductSummary } from '#shared/domain/product.ts'
import { shownSummary } from '#shared/domain/shown-product.ts'

type FactContext = BadgeContext & Pick<PageContext, 'log'>

/** A product by id, in the colour that was found or viewed, and the ids of its categories if they are known. */
export type NamedProduct = { id: number; colour: { name: string } | null; categoryIds?: readonly number[] }

/**
 * Products from the search index with the same facts as on every other card. If the platform does not respond, they
 * have the facts of the index and no badges, and the page is not cached.
 */
export async function addFacts(found: readonly PlatformSummary[], context: FactContext): Promise<ProductSummary[]> {
  const [products = []] = await context
    .defer(loadSummariesInColour([found], context))
    .catch(() => [found.map((product) => shownSummary(product, new Map()))])
  return products
}

/**
 * Lists of products with the platform's facts, the market's badges and the names of their categories, loaded together
 * for all lists. Products that the platform does not sell are omitted.
 *
 * @throws ServiceError if the platform does not respond
 */
export async function loadSummariesInColour(
  lists: readonly (readonly NamedProduct[])[],
  context: FactContext,
): Promise<ProductSummary[][]> {
  const ids = [...new Set(lists.flatMap((list) => list.map(({ id }) => id)))]
  if (ids.length === 0) return lists.map(() => [])
  const { market, services, log } = context
  const [summaries, badges, tree] = await Promise.all([
    services.catalogue.summaries({ ids }),
    loadBadges(ids, context),
    loadTreeFor(lists.flat(), context),
  ])
  if (summaries.length < ids.length)
    log.info('products-not-sold', { market: market.code, count: ids.length - summaries.length })
  const sold = new Map(summaries.map((summary) => [summary.id, shownSummary(summary, badges)]))
  return lists.map((list) =>
    list.flatMap((named) => {
      const product = sold.get(named.id)
      return product ? [asNamed(product, named, tree)] : []
    }),
  )
}

/** The category tree, which analytics needs if a product names its categories. Cards work without it. */
async function loadTreeFor(products: readonly NamedProduct[], { services, defer }: FactContext): Promise<Category[]> {
  if (!products.some(({ categoryIds = [] }) => categoryIds.length > 0)) return []
  return defer(services.catalogue.categoryTree()).catch(() => [])
}

function asNamed(
  product: ProductSummary,
  { colour: requested, categoryIds = [] }: NamedProduct,
  tree: readonly Category[],
): ProductSummary {
  const colour = product.colours.find(({ name }) => requested !== null && isSameColour(requested.name, name))
  const categories = categoryNames(tree, categoryIds)
  if (!colour && categories.length === 0) return product
  return { ...product, ...(colour && { colour }), ...(categories.length > 0 && { categories }) }
}
