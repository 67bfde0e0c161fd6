import type { CSSProperties } from 'react'
import { ProductCard } from '../product-card/product-card.tsx'
import { staticHtml } from '../static-html.ts'
import type { ProductSummary } from '#shared/domain/product.ts'
import type { Market } from '#shared/markets.ts'
import { listCard } from '#shared/messages/listing.ts'

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
  // Rendered as static HTML, because cards are most of a listing's elements and have no script.
  const cards = products.map((product, index) => (
    <li key={`${product.id} ${product.colour?.name}`}>
      <ProductCard
        product={product}
        market={market}
        mediaBase={mediaBase}
        loading={loadingOf(index, isFirst)}
        heading={isMain ? 'h2' : 'h3'}
        hasFacts={isMain}
      />
    </li>
  ))
  return (
    <sv-product-cards data-behaviour="product-cards">
      <ul
        className="product-grid"
        style={isMain ? ({ '--sizes': JSON.stringify(listCard.sizes) } as CSSProperties) : undefined}
        dangerouslySetInnerHTML={{ __html: staticHtml(cards) }}
      />
    </sv-product-cards>
  )
}

function loadingOf(index: number, isFirst: boolean): 'first' | 'eager' | 'lazy' {
  if (!isFirst || index >= eagerCount) return 'lazy'
  return index === 0 ? 'first' : 'eager'
}
