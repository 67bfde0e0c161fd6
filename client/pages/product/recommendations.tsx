import { Suspense, use } from 'react'
import type { ProductSummary } from '../../../shared/domain/product.ts'
import type { Market } from '../../../shared/markets.ts'
import * as messages from '../../../shared/messages/en.ts'
import { ProductGrid } from '../../components/product-grid/product-grid.tsx'

const maximum = 8

type RecommendationsProps = { products: Promise<ProductSummary[]>; market: Market; mediaBase: string }

/** Products to go with this one, at most eight; nothing when there are none or search is down (D-79). */
export function Recommendations({ products, market, mediaBase }: RecommendationsProps) {
  return (
    <Suspense fallback={<div className="recommendations recommendations--wait" aria-hidden="true" />}>
      <Pod products={products.catch(() => [])} market={market} mediaBase={mediaBase} />
    </Suspense>
  )
}

function Pod({ products, market, mediaBase }: RecommendationsProps) {
  const shown = use(products).slice(0, maximum)
  if (shown.length === 0) return null
  return (
    <section className="recommendations" aria-labelledby="recommendations-title">
      <h2 id="recommendations-title">{messages.product.recommendations}</h2>
      <ProductGrid products={shown} market={market} mediaBase={mediaBase} />
    </section>
  )
}
