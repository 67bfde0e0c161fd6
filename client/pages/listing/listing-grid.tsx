import { Fragment } from 'react'
import { renderBlock } from '../../blocks/blocks.tsx'
import { ProductGrid } from '../../components/product-grid/product-grid.tsx'
import { gridParts } from './grid-parts.ts'
import type { GridSlot } from './listing-view.ts'
import type { ProductSummary } from '#shared/domain/product.ts'
import type { Market } from '#shared/markets.ts'

type ListingGridProps = { products: ProductSummary[]; slots: readonly GridSlot[]; market: Market; mediaBase: string }

/** The cards, with editors' content between their rows. */
export function ListingGrid({ products, slots, market, mediaBase }: ListingGridProps) {
  return gridParts(products, slots).map((part, index) => (
    <Fragment key={index}>
      <ProductGrid products={part.products} market={market} mediaBase={mediaBase} isFirst={index === 0} isMain />
      {part.item && <div className="listing-page__slot">{renderBlock(part.item, { market })}</div>}
    </Fragment>
  ))
}
