import type { PageContext } from '../context/public-context.ts'
import { loadBadges, type BadgeContext } from './add-badges.ts'
import { isSameColour, type PlatformSummary, type ProductSummary } from '#shared/domain/product.ts'
import { shownSummary } from '#shared/domain/shown-product.ts'

type FactContext = BadgeContext & Pick<PageContext, 'log'>

/** A product by id, in the colour that was found or viewed. */
export type NamedProduct = { id: number; colour: { name: string } | null }

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
 * Lists of products with the platform's facts and the market's badges, loaded together for all lists. Products that the
 * platform does not sell are omitted.
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
  const [summaries, badges] = await Promise.all([services.catalogue.summaries({ ids }), loadBadges(ids, context)])
  if (summaries.length < ids.length)
    log.info('products-not-sold', { market: market.code, count: ids.length - summaries.length })
  const sold = new Map(summaries.map((summary) => [summary.id, shownSummary(summary, badges)]))
  return lists.map((list) => list.flatMap((named) => inColour(sold.get(named.id), named)))
}

function inColour(product: ProductSummary | undefined, { colour: requested }: NamedProduct): ProductSummary[] {
  const colour = product?.colours.find(({ name }) => requested !== null && isSameColour(requested.name, name))
  return product ? [colour ? { ...product, colour } : product] : []
}
