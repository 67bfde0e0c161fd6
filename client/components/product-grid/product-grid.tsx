import type { CSSProperties } from 'react'
import { Kept } from '../../html/static-html.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import type { ProductSummary } from '#shared/domain/product.ts'
import { type Market, marketKey } from '#shared/markets.ts'
import { listCard } from '#shared/messages/listing.ts'
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

/** The same product is the same object in many listings, so its cards are kept. */
export function ProductGrid({ products, market, mediaBase, isFirst = false, isMain = isFirst }: ProductGridProps) {
  const way = { market, mediaBase, heading: isMain ? 'h2' : 'h3', hasFacts: isMain } as const
  const keyOf = oncePerText((loading) => [loading, marketKey(market), market.prefix, mediaBase, isMain].join(' '))
  return (
    <sv-product-cards data-behaviour="product-cards">
      <ul
        className="product-grid"
        style={isMain ? ({ '--sizes': JSON.stringify(listCard.sizes) } as CSSProperties) : undefined}
      >
        {products.map((product, index) => {
          const loading = loadingOf(index, isFirst)
          return (
            <Kept key={product.id} by={product} as={keyOf(loading)}>
              {() => (
                <li>
                  <ProductCard product={product} loading={loading} {...way} />
                </li>
              )}
            </Kept>
          )
        })}
      </ul>
    </sv-product-cards>
  )
}

function loadingOf(index: number, isFirst: boolean): 'first' | 'eager' | 'lazy' {
  if (!isFirst || index >= eagerCount) return 'lazy'
  return index === 0 ? 'first' : 'eager'
}
