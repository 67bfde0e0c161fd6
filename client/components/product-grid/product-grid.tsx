import type { CSSProperties } from 'react'
import { Kept } from '../../html/static-html.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import { giftCardStyles, isForSale, type ProductSummary } from '#shared/domain/product.ts'
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
  /** Marks what comes by the day that the shopper asked for. */
  hereBy?: string | null
  /** Who wears the clothes, if the shopper chose somebody. */
  figure?: string | null
}

/** The same product is the same object in many listings, so its cards are kept. */
export function ProductGrid({
  products,
  market,
  mediaBase,
  isFirst = false,
  isMain = isFirst,
  hereBy = null,
  figure = null,
}: ProductGridProps) {
  const way = { market, mediaBase, heading: isMain ? 'h2' : 'h3', hasFacts: isMain, figure } as const
  const keyOf = oncePerText((loading) =>
    [loading, marketKey(market), market.prefix, mediaBase, isMain, hereBy !== null, figure].join(' '),
  )
  return (
    <sv-product-cards data-behaviour="product-cards">
      <ul className="product-grid" style={gridStyle(isMain, hereBy)}>
        {products.map((product, index) => {
          const loading = loadingOf(index, isFirst)
          return (
            <Kept key={product.id} by={product} as={keyOf(loading)}>
              {() => (
                <li className={hereBy !== null && isSent(product) ? 'product-grid__here' : undefined}>
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

/** Texts that the stylesheet writes, because an element would cost a phone one in each card. */
function gridStyle(isMain: boolean, hereBy: string | null): CSSProperties | undefined {
  if (!isMain && hereBy === null) return undefined
  return {
    ...(isMain && { '--sizes': JSON.stringify(listCard.sizes) }),
    ...(hereBy !== null && { '--here': JSON.stringify(hereBy) }),
  } as CSSProperties
}

/** True if it is in stock and leaves with the next parcels. */
function isSent(product: ProductSummary): boolean {
  return isForSale(product) && !product.preOrder && !giftCardStyles.includes(product.style)
}

function loadingOf(index: number, isFirst: boolean): 'first' | 'eager' | 'lazy' {
  if (!isFirst || index >= eagerCount) return 'lazy'
  return index === 0 ? 'first' : 'eager'
}
