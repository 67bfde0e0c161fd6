import type { Colour } from '../../../shared/domain/product.ts'
import * as messages from '../../../shared/messages/en.ts'
import { swatchCounters, swatchCounts, maxSwatches } from './swatch-counts.ts'
import { swatchStyle } from './swatch-style.ts'

/** A product's colours as swatches. The number shown depends only on the breakpoint. */
export function Swatches({ colours }: { colours: Colour[] }) {
  if (colours.length < 2) return null
  return (
    <p className="swatches">
      <span className="visually-hidden">{`${colours.length} ${messages.product.coloursAvailable}`}</span>
      {colours.slice(0, maxSwatches).map((colour) => (
        <i key={colour.name} title={colour.name} style={swatchStyle(colour.hexes)} />
      ))}
      {colours.length > swatchCounts.xs && <b aria-hidden="true" {...swatchCounters(colours.length)} />}
    </p>
  )
}
