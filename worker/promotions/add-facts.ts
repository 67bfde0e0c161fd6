import { isSameColour, type PlatformSummary, type ProductSummary } from '../../shared/domain/product.ts'
import { shownSummary } from '../../shared/domain/shown-product.ts'
import type { PageContext } from '../pages/public-context.ts'
import { loadBadges, type OfferContext } from './add-offers.ts'

type FactContext = OfferContext & Pick<PageContext, 'log'>

/** A product, by its id, in the colour that it was found or looked at. */
export type NamedProduct = { id: number; colour: { name: string } | null }

/**
 * The products that the search index has found, as every other card shows them. Where the platform gives no answer,
 * they have the facts of the index, without offers, and the page is not kept.
 */
export async function addFacts(found: readonly PlatformSummary[], context: FactContext): Promise<ProductSummary[]> {
  const [products = []] = await context
    .defer(shownInColour([found], context))
    .catch(() => [found.map((product) => shownSummary(product, new Map()))])
  return products
}

/**
 * Lists of products with the platform's facts and the market's offers, which load together for all of them. What the
 * platform does not sell (any more) is left out. @throws ServiceError where the platform gives no answer
 */
export async function shownInColour(
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

function inColour(product: ProductSummary | undefined, { colour: wanted }: NamedProduct): ProductSummary[] {
  const colour = product?.colours.find(({ name }) => wanted !== null && isSameColour(wanted.name, name))
  return product ? [colour ? { ...product, colour } : product] : []
}
