import { itemIdOf, type Product } from '#shared/domain/product.ts'
import { marketPath, recommendationsPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/product.ts'
import { fragments } from '#shared/routes.ts'

type RecommendationsPlaceProps = {
  product: Pick<Product, 'id' | 'slug' | 'style'>
  colour: string | null
  market: Market
}

/**
 * The place of the recommendations, which `client/behaviours/rail.ts` fills when it comes near the viewport. Until
 * then, and without scripts, it has a link to their page.
 */
export function RecommendationsPlace({ product, colour, market }: RecommendationsPlaceProps) {
  const { id, slug, style } = product
  return (
    <sv-rail
      class="recommendations-place"
      data-behaviour="rail"
      data-fragment={`${fragments.recommendations}?${new URLSearchParams({ item: itemIdOf(style, colour) })}`}
    >
      <p className="rail">
        <a className="product-page__link" href={marketPath(market, recommendationsPath({ id, slug, colour }))}>
          {messages.productDetails.recommendations}
        </a>
      </p>
    </sv-rail>
  )
}
