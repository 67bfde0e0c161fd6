import type { ProductSummary } from '../../../shared/domain/product.ts'
import type { Market } from '../../../shared/markets.ts'
import * as messages from '../../../shared/messages/product.ts'
import type { RecommendationLists } from '../../../shared/views.ts'
import { ProductGrid } from '../product-grid/product-grid.tsx'

/** The maximum number of products in a list. */
const maximum = 8

type RecommendationsProps = { pods: RecommendationLists; market: Market; mediaBase: string }

/** Lists of recommended products, at most eight in each. Empty lists are omitted. */
export function Recommendations({ pods, ...place }: RecommendationsProps) {
  return (
    <>
      <Pod
        id="complete-the-look"
        title={messages.productDetails.completeTheLook}
        products={pods.completeTheLook}
        {...place}
      />
      <Pod
        id="recommendations"
        title={messages.productDetails.recommendations}
        products={pods.recommendations}
        {...place}
      />
    </>
  )
}

type PodProps = { id: string; title: string; products: readonly ProductSummary[]; market: Market; mediaBase: string }

function Pod({ id, title, products, market, mediaBase }: PodProps) {
  if (products.length === 0) return null
  return (
    <section className="recommendations" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ProductGrid products={products.slice(0, maximum)} market={market} mediaBase={mediaBase} />
    </section>
  )
}
