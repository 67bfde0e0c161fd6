import type { MarketVisit } from '../context/visit.ts'
import { chunksOf } from '../lib/chunks-of.ts'
import { isInDefaultLanguage } from '#shared/markets.ts'

/** The platform's maximum for one request. */
const maxIds = 50

/**
 * The lines with the names of their products in the language of the page. A cart keeps the names that its lines were
 * added with, and all languages of a market share it. A line keeps its name if the product is no longer sold, or the
 * catalogue cannot be read.
 */
export async function withProductNames<Line extends { productId: number; name: string }>(
  { market, services, log }: Pick<MarketVisit, 'market' | 'services' | 'log'>,
  lines: readonly Line[],
): Promise<Line[]> {
  if (isInDefaultLanguage(market)) return [...lines]
  const chunks = chunksOf(
    lines.map(({ productId }) => productId),
    maxIds,
  )
  const found = await Promise.all(chunks.map((ids) => services.catalogue.summaries({ ids }))).catch(
    log.fallback('product-names', []),
  )
  const names = new Map(found.flat().map(({ id, name }) => [id, name]))
  return lines.map((line) => ({ ...line, name: names.get(line.productId) ?? line.name }))
}
