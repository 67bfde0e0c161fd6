import type { RecommendationLists } from '../../shared/views.ts'
import { shownInColour } from '../promotions/add-facts.ts'
import type { PageContext } from './public-context.ts'

type RecommendationContext = Pick<PageContext, 'market' | 'services' | 'log' | 'defer'>

/**
 * The products that go with one, by its item id: the pods together, then the facts of all their products together. A
 * pod may fail alone.
 *
 * @throws ServiceError where the platform does not say what the products are
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
