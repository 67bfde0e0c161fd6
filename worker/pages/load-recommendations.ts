import type { RecommendationLists } from '../../shared/views.ts'
import { shownInColour } from '../promotions/add-facts.ts'
import type { PageContext } from './public-context.ts'

type RecommendationContext = Pick<PageContext, 'market' | 'services' | 'log' | 'defer'>

/**
 * Recommendations for a product, by its item id: first all pods together, then the facts of all their products
 * together. The lists of a pod that fails are left out.
 *
 * @throws ServiceError if the platform does not return the products
 */
export async function loadRecommendations(
  itemId: string,
  context: RecommendationContext,
): Promise<RecommendationLists> {
  const { services, defer } = context
  const read = (pod: 'recommendation' | 'complete-the-look') =>
    defer(services.search.recommendations({ pod, itemId })).catch(() => [])
  const pods = await Promise.all([read('complete-the-look'), read('recommendation')])
  const [completeTheLook = [], recommendations = []] = await shownInColour(pods, context)
  return { completeTheLook, recommendations }
}
