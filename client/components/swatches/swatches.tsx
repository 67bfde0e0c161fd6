import type { CSSProperties } from 'react'
import { productPictureSrc, swatchPicture } from '../product-picture.ts'
import { maxSwatches, swatchCounts, swatchStops } from './swatch-style.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import type { Colour, ProductSummary } from '#shared/domain/product.ts'
import * as messages from '#shared/messages/shop.ts'

type SwatchesProps = { product: Pick<ProductSummary, 'style' | 'colours'>; mediaBase: string }

/**
 * A product's colours as swatches: their hex colours or, without any, their picture (D-168). The stylesheet draws the
 * hex colours and counts those that do not fit at a breakpoint. The title has a line for each swatch.
 */
export function Swatches({ product: { style, colours }, mediaBase }: SwatchesProps) {
  if (colours.length < 2) return null
  const shown = colours.slice(0, maxSwatches)
  return (
    <p
      className={colours.length > swatchCounts.xs ? 'swatches swatches--many' : 'swatches'}
      role="img"
      aria-label={messages.product.coloursAvailable(colours.length)}
      title={shown.map(({ name }) => platformText(name)).join('\n')}
      style={styleOf(colours.length, shown)}
    >
      {shown.map(
        ({ name, hexes }, index) =>
          hexes.length === 0 && (
            <img
              key={name}
              {...swatchPicture(productPictureSrc(mediaBase, { style, colour: name }, 'swatch'))}
              alt=""
              loading="lazy"
              style={{ '--i': String(index) } as CSSProperties}
            />
          ),
      )}
    </p>
  )
}

/**
 * `--n` is the number of all colours, `--1` to `--9` the stops of each dot. Their names are short: a listing has
 * hundreds.
 */
function styleOf(total: number, shown: readonly Colour[]): CSSProperties {
  const dots = shown.flatMap(({ hexes }, index) => {
    const stops = hexes.length === 0 ? '#0000' : swatchStops(hexes)
    return stops === undefined ? [] : [[`--${index + 1}`, stops]]
  })
  return { '--n': String(total), ...Object.fromEntries(dots) } as CSSProperties
}
