import * as v from 'valibot'
import { mediaBase } from '../configuration/media-base.ts'
import { loadRecommendations } from '../pages/loaders/load-recommendations.ts'
import { publicFragment } from '../pages/public-fragment.ts'
import { Recommendations } from '#client/components/recommendations/recommendations.tsx'
import { fragments } from '#shared/routes.ts'

/** `{style}-{Colour}`. */
export const ItemSchema = v.pipe(v.string(), v.maxLength(100), v.regex(/^\d{6}-[^/?#]+$/))

/** A product's recommendations. */
export const recommendationsFragment = publicFragment(fragments.recommendations, {
  parameter: 'item',
  schema: ItemSchema,
  render: async (itemId, context) => (
    <Recommendations
      lists={await loadRecommendations(itemId, context)}
      market={context.market}
      mediaBase={mediaBase(context.configuration)}
    />
  ),
})
