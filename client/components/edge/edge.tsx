import { swatchStyle } from '../swatches/swatch-style.ts'
import type { Colour } from '#shared/domain/product.ts'

/** The printed edge of a fabric: its maker, its design, and a swatch of each colour. Decoration only. */
export function FabricEdge({ text, colours }: { text: string; colours: Colour[] }) {
  return (
    <div className="edge" aria-hidden="true">
      <span className="edge__text">{text}</span>
      <span className="edge__inks">
        {colours.map((colour) => (
          <i key={colour.name} style={swatchStyle(colour.hexes)} />
        ))}
      </span>
    </div>
  )
}
