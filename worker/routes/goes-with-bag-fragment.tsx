import * as v from 'valibot'
import { mediaBase } from '../configuration/media-base.ts'
import { loadRecommendations } from '../pages/loaders/load-recommendations.ts'
import { publicFragment } from '../pages/public-fragment.ts'
import { ItemSchema } from './recommendations-fragment.tsx'
import { RecommendationList } from '#client/components/recommendations/recommendations.tsx'
import { productDetails } from '#shared/messages/product.ts'
import { fragments } from '#shared/routes.ts'

const maxItems = 4

/** Item ids, the one that was added last first. */
const ItemsSchema = v.pipe(
  v.string(),
  v.maxLength(400),
  v.check((text) => {
    const items = text.split(',')
    return items.length <= maxItems && items.every((item) => v.is(ItemSchema, item))
  }),
)

/** What completes the look of the item that was added last, or else is recommended with it, and is not in the bag. */
export const goesWithBagFragment = publicFragment(fragments.goesWithBag, {
  parameter: 'items',
  schema: ItemsSchema,
  render: async (text, context) => {
    const items = text.split(',')
    const { completeTheLook, recommendations } = await loadRecommendations(items[0] ?? '', context)
    const inBag = new Set(items.map((item) => item.slice(0, item.indexOf('-'))))
    const products = [completeTheLook, recommendations]
      .map((list) => list.filter(({ style }) => !inBag.has(style)))
      .find((list) => list.length > 0)
    return (
      <RecommendationList
        id="goes-with-bag"
        title={productDetails.goesWithBag}
        products={products ?? []}
        market={context.market}
        mediaBase={mediaBase(context.configuration)}
      />
    )
  },
})
