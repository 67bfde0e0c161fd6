import { Suspense, use } from 'react'
import type { ProductSummary } from '../../../shared/domain/product.ts'
import type { Market } from '../../../shared/markets.ts'
import { ProductGrid } from '../../components/product-grid/product-grid.tsx'

/** Most products of a pod [CONST-07]. */
const maximum = 8

type RecommendationsProps = { id: string; title: string; products: Promise<ProductSummary[]>; market: Market; mediaBase: string }

/** A pod of products to go with this one, at most eight; nothing when there are none or search is down (D-79). */
export function Recommendations({ products, ...pod }: RecommendationsProps) {
  return (
    <Suspense fallback={<div className="recommendations recommendations--wait" aria-hidden="true" />}>
      <Pod products={products.catch(() => [])} {...pod} />
    </Suspense>
  )
}

function Pod({ id, title, products, market, mediaBase }: RecommendationsProps) {
  const shown = use(products).slice(0, maximum)
  if (shown.length === 0) return null
  return (
    <section className="recommendations" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ProductGrid products={shown} market={market} mediaBase={mediaBase} />
    </section>
  )
}
