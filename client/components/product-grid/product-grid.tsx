import type { CSSProperties } from 'react'
import { htmlBytes, KeptHtml } from '../../html/static-html.ts'
import { ProductCard, type ProductCardProps } from '../product-card/product-card.tsx'
import type { ProductSummary } from '#shared/domain/product.ts'
import type { Market } from '#shared/markets.ts'
import { listCard } from '#shared/messages/listing.ts'
import { oncePerObject } from '#shared/once-per-object.ts'
import { oncePerText } from '#shared/once-per-text.ts'

// The number of cards that a desktop's first screen may show.
const eagerCount = 4

type ProductGridProps = {
  products: ProductSummary[]
  market: Market
  mediaBase: string
  /** The first pictures are on the first screen, so they are not lazy. */
  isFirst?: boolean
  /** True if the grid is the main content, directly below the page's heading. */
  isMain?: boolean
}

export function ProductGrid({ products, market, mediaBase, isFirst = false, isMain = isFirst }: ProductGridProps) {
  const way = { market, mediaBase, heading: isMain ? 'h2' : 'h3', hasFacts: isMain } as const
  const keyOf = oncePerText((loading) => JSON.stringify({ ...way, loading }))
  const cards = products.map((product, index) => cardsOf(product)(keyOf(loadingOf(index, isFirst))))
  return (
    <sv-product-cards data-behaviour="product-cards">
      <ul
        className="product-grid"
        style={isMain ? ({ '--sizes': JSON.stringify(listCard.sizes) } as CSSProperties) : undefined}
        dangerouslySetInnerHTML={{ __html: new KeptHtml(cards) }}
      />
    </sv-product-cards>
  )
}

/**
 * The cards of a product as HTML, one for each way to show it, which is given as JSON. The same product is the same
 * object in many listings.
 */
const cardsOf = oncePerObject((product: ProductSummary) =>
  oncePerText((way) =>
    htmlBytes(
      <li>
        <ProductCard product={product} {...(JSON.parse(way) as Omit<ProductCardProps, 'product'>)} />
      </li>,
    ),
  ),
)

function loadingOf(index: number, isFirst: boolean): 'first' | 'eager' | 'lazy' {
  if (!isFirst || index >= eagerCount) return 'lazy'
  return index === 0 ? 'first' : 'eager'
}
