import type { ListingState } from '../listing-links.ts'
import { swatchStyle } from '../swatches/swatch-style.ts'
import { FacetOption, hexesOf, type SwatchesByName } from './facet-option.tsx'
import type { Facet, FacetValue } from '#shared/domain/listing.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import { familyDiscs } from '#shared/merchant.ts'
import { facetTexts } from '#shared/messages/pages.ts'
import * as messages from '#shared/messages/shop.ts'

type FamilyGroupsProps = {
  /** The colours, each with its family. */
  facet: Facet
  families: readonly FacetValue[]
  state: ListingState
  swatches: SwatchesByName
}

/** The colour families, each a disclosure of its shades, and then the colours without a family. */
export function FamilyGroups({ facet, families, state, swatches }: FamilyGroupsProps) {
  const names = new Set(families.map(({ value }) => value))
  const others = facet.values.filter(({ family }) => family === undefined || !names.has(family))
  return (
    <fieldset className="refinements__group refinements__group--color">
      <legend>{facetTexts.color}</legend>
      {families.map((family) => (
        <Family
          key={family.value}
          family={family}
          shades={facet.values.filter((shade) => shade.family === family.value)}
          state={state}
          swatches={swatches}
        />
      ))}
      {others.map((shade) => (
        <FacetOption key={shade.value} name="color" value={shade} state={state} swatches={swatches} />
      ))}
    </fieldset>
  )
}

type FamilyProps = {
  family: FacetValue
  shades: readonly FacetValue[]
  state: ListingState
  swatches: SwatchesByName
}

function Family({ family, shades, state, swatches }: FamilyProps) {
  const { color, family: chosen = [] } = state.refinements
  const isOpen = chosen.includes(family.value) || shades.some(({ value }) => color.includes(value))
  const own = Object.hasOwn(familyDiscs, family.value) ? familyDiscs[family.value] : undefined
  const swatch = own === undefined ? commonest(shades, swatches) : [own]
  return (
    <details open={isOpen}>
      <summary style={swatchStyle(swatch)}>{platformText(family.value)}</summary>
      <FacetOption
        name="family"
        value={family}
        state={state}
        swatches={swatches}
        text={messages.listing.allShades(platformText(family.value))}
      />
      {shades.map((shade) => (
        <FacetOption key={shade.value} name="color" value={shade} state={state} swatches={swatches} />
      ))}
    </details>
  )
}

/** The colours of the most frequent shade that has any. */
function commonest(shades: readonly FacetValue[], swatches: SwatchesByName): readonly string[] {
  const found = shades
    .toSorted((a, b) => b.productCount - a.productCount)
    .map((shade) => hexesOf(shade, swatches))
    .find((hexes) => hexes.length > 0)
  return found ?? []
}
