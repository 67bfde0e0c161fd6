import { productPictureSrc, swatchPicture } from '../product-picture.ts'
import { swatchCounters, swatchCounts, maxSwatches } from './swatch-counts.ts'
import { swatchStyle } from './swatch-style.ts'
import type { ProductSummary } from '#shared/domain/product.ts'
import * as messages from '#shared/messages/shop.ts'

type SwatchesProps = { product: Pick<ProductSummary, 'style' | 'colours'>; mediaBase: string }

/**
 * A product's colours as swatches: their hex colours or, without any, their picture (D-168). The number shown depends
 * only on the breakpoint.
 */
export function Swatches({ product: { style, colours }, mediaBase }: SwatchesProps) {
  if (colours.length < 2) return null
  return (
    <p className="swatches">
      <span className="visually-hidden">{messages.product.coloursAvailable(colours.length)}</span>
      {colours.slice(0, maxSwatches).map((colour) => (
        <i key={colour.name} title={colour.name} style={swatchStyle(colour.hexes)}>
          {colour.hexes.length === 0 && (
            <img
              {...swatchPicture(productPictureSrc(mediaBase, { style, colour: colour.name }, 'swatch'))}
              alt=""
              loading="lazy"
            />
          )}
        </i>
      ))}
      {colours.length > swatchCounts.xs && <b aria-hidden="true" {...swatchCounters(colours.length)} />}
    </p>
  )
}
