import { isSameColour, type PlatformSummary, type ProductSummary } from '../../shared/domain/product.ts'
import { shownSummary } from '../../shared/domain/shown-product.ts'
import type { PageContext } from '../public-context.ts'
import { loadBadges, type OfferContext } from './add-offers.ts'

type FactContext = OfferContext & Pick<PageContext, 'log'>

/** A colour of a product: all that is taken from the search index. */
export type NamedProduct = { id: number; colour: { name: string } | null }

/**
 * The products that the search index has found, as every other card shows them: with the platform's facts and the market's offers, which
 * load together. What the platform does not sell any more is left out. Where the platform gives no answer, they have the facts of the
 * index, without offers, and the page is not kept.
 */
export async function addFacts(found: readonly PlatformSummary[], context: FactContext): Promise<ProductSummary[]> {
  return (await loadFacts(found, context)) ?? found.map((product) => shownSummary(product, new Map()))
}

/** The same for products of which only id and colour are known. @throws ServiceError */
export async function shownInColour(named: readonly NamedProduct[], context: FactContext): Promise<ProductSummary[]> {
  const ids = [...new Set(named.map(({ id }) => id))]
  const { market, services, signal } = context
  const [summaries, badges] = await Promise.all([services.catalogue.summaries({ market, ids }, signal), loadBadges(ids, context)])
  const sold = new Map(summaries.map((summary) => [summary.id, shownSummary(summary, badges)]))
  return named.flatMap(({ id, colour: wanted }) => {
    const product = sold.get(id)
    if (!product) return []
    const colour = product.colours.find(({ name }) => wanted !== null && isSameColour(wanted.name, name))
    return [colour ? { ...product, colour } : product]
  })
}

async function loadFacts(found: readonly PlatformSummary[], context: FactContext): Promise<ProductSummary[] | null> {
  if (found.length === 0) return []
  const products = await context.defer(shownInColour(found, context)).catch(() => null)
  if (products && products.length < found.length) {
    context.log.info('found-products-not-sold', { market: context.market.code, count: found.length - products.length })
  }
  return products
}
