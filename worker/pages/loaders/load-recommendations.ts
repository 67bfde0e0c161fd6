import type { PageContext } from '../../context/public-context.ts'
import { loadSummariesInColour } from '../../promotions/add-facts.ts'
import type { RecommendationLists } from '#client/components/recommendations/recommendations.tsx'
import { NotFoundError } from '#shared/errors.ts'

type RecommendationContext = Pick<PageContext, 'market' | 'services' | 'log' | 'defer' | 'configuration'>

/**
 * Recommendations for a product, by its item id in the search service: requests both lists in parallel, then the
 * products of both in one call. A list that cannot be loaded is empty.
 *
 * @throws NotFoundError if the shop has no recommendations; ServiceError if the platform does not return the products
 */
export async function loadRecommendations(
  itemId: string,
  context: RecommendationContext,
): Promise<RecommendationLists> {
  const { services, defer, configuration } = context
  if (configuration.search === null) throw new NotFoundError('The shop has no recommendations.')
  const read = (kind: 'recommendation' | 'complete-the-look') =>
    defer(services.search.recommendations({ kind, itemId })).catch(() => [])
  const lists = await Promise.all([read('complete-the-look'), read('recommendation')])
  const [completeTheLook = [], recommendations = []] = await loadSummariesInColour(lists, context)
  return { completeTheLook, recommendations }
}
