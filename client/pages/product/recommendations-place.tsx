import { itemIdOf, type Product } from '../../../shared/domain/product.ts'
import { type Market, marketPath } from '../../../shared/markets.ts'
import * as messages from '../../../shared/messages/product.ts'
import { recommendationsPath } from '../../../shared/routes.ts'

type RecommendationsPlaceProps = {
  product: Pick<Product, 'id' | 'slug' | 'style'>
  colour: string | null
  market: Market
}

/**
 * The place of the recommendations, which `client/behaviours/recommendations.ts` fills when it comes near the viewport.
 * Until then, and without scripts, it has a link to their page.
 */
export function RecommendationsPlace({ product, colour, market }: RecommendationsPlaceProps) {
  const { id, slug, style } = product
  return (
    <sv-recommendations
      class="recommendations-place"
      data-behaviour="recommendations"
      data-item={itemIdOf(style, colour)}
    >
      {/* For the cards that replace this link. */}
      <p className="recommendations" data-behaviour="product-cards">
        <a href={marketPath(market, recommendationsPath({ id, slug, colour: colour ?? style }))}>
          {messages.productDetails.recommendations}
        </a>
      </p>
    </sv-recommendations>
  )
}
