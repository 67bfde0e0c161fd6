import { ProductGrid } from '../product-grid/product-grid.tsx'
import type { ProductSummary } from '#shared/domain/product.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/product.ts'

/** Products recommended with a product. A list is empty if there are none or its request failed. */
export type RecommendationLists = {
  completeTheLook: readonly ProductSummary[]
  recommendations: readonly ProductSummary[]
}

/** The maximum number of products in a list. */
const maxProducts = 8

type RecommendationsProps = { lists: RecommendationLists; market: Market; mediaBase: string }

/** Lists of recommended products, at most eight in each. Empty lists are omitted. */
export function Recommendations({ lists, ...page }: RecommendationsProps) {
  return (
    <>
      <RecommendationList
        id="complete-the-look"
        title={messages.productDetails.completeTheLook}
        products={lists.completeTheLook}
        {...page}
      />
      <RecommendationList
        id="recommendations"
        title={messages.productDetails.recommendations}
        products={lists.recommendations}
        {...page}
      />
    </>
  )
}

type RecommendationListProps = {
  id: string
  title: string
  products: readonly ProductSummary[]
  market: Market
  mediaBase: string
}

/** A row of recommended products, at most eight. Nothing without a product. */
export function RecommendationList({ id, title, products, market, mediaBase }: RecommendationListProps) {
  if (products.length === 0) return null
  return (
    <section className="rail" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ProductGrid products={products.slice(0, maxProducts)} market={market} mediaBase={mediaBase} />
    </section>
  )
}
