import { swatchStyle } from '../swatches/swatch-style.ts'
import type { Colour } from '#shared/domain/product.ts'
import { clothPath, marketPath } from '#shared/links.ts'
import { cloth } from '#shared/messages/cloth.ts'

/** The printed edge of a fabric: its maker, its design, and a swatch of each colour. Decoration only. */
export function FabricEdge({ text, colours }: { text: string; colours: Colour[] }) {
  return (
    <div className="edge" aria-hidden="true">
      <span className="edge__text">{text}</span>
      <Inks hexes={colours.map((colour) => colour.hexes)} />
    </div>
  )
}

type ClothEdgeProps = { print: string; hexes: readonly string[][]; prefix: string }

/** The edge of a printed product: the way to everything in its design. */
export function ClothEdge({ print, hexes, prefix }: ClothEdgeProps) {
  return (
    <a className="edge edge-way" href={marketPath({ prefix }, clothPath(print))}>
      <span className="edge__text">{cloth.everythingIn(print)}</span>
      <Inks hexes={hexes} />
    </a>
  )
}

function Inks({ hexes }: { hexes: readonly string[][] }) {
  return (
    <span className="edge__inks" aria-hidden="true">
      {hexes.map((each, index) => (
        <i key={index} style={swatchStyle(each)} />
      ))}
    </span>
  )
}
