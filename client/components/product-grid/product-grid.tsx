import type { ProductSummary } from '../../../shared/domain/product.ts'
import type { Market } from '../../../shared/markets.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import { staticHtml } from '../static-html.ts'

// Cards that the first screen of a desktop may show.
const eagerCount = 4

type ProductGridProps = {
  products: ProductSummary[]
  market: Market
  mediaBase: string
  /** Its first pictures are on the first screen, and so are not lazy. */
  isFirst?: boolean
  /** The grid is what the page is about: it stands right under the page's heading. */
  isMain?: boolean
}

export function ProductGrid({ products, market, mediaBase, isFirst = false, isMain = isFirst }: ProductGridProps) {
  // The cards are most of a listing's elements and none of them moves.
  const cards = products.map((product, index) => (
    <li key={`${product.id} ${product.colour?.name}`}>
      <ProductCard
        product={product}
        market={market}
        mediaBase={mediaBase}
        loading={loadingOf(index, isFirst)}
        heading={isMain ? 'h2' : 'h3'}
      />
    </li>
  ))
  return (
    <ul
      className="product-grid"
      data-behaviour="product-cards"
      dangerouslySetInnerHTML={{ __html: staticHtml(cards) }}
    />
  )
}

function loadingOf(index: number, isFirst: boolean): 'first' | 'eager' | 'lazy' {
  if (!isFirst || index >= eagerCount) return 'lazy'
  return index === 0 ? 'first' : 'eager'
}
