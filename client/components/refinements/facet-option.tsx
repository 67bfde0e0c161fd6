import type { ListingState } from '../listing-links.ts'
import { swatchStyle } from '../swatches/swatch-style.ts'
import { facetField, hasLevels, isExclusive } from '#shared/domain/facet.ts'
import { feelLevel } from '#shared/domain/feel.ts'
import type { FacetName, FacetValue } from '#shared/domain/listing.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import { sizeName } from '#shared/domain/size-name.ts'
import { categoryUrlOf } from '#shared/links.ts'
import { listingCounts } from '#shared/messages/counts.ts'
import { levelTexts } from '#shared/messages/pages.ts'
import * as messages from '#shared/messages/shop.ts'

/** Hex colours by name from the grid, for facets that only have names. */
export type SwatchesByName = Map<string, string[]>

type FacetOptionProps = {
  name: FacetName
  value: FacetValue
  state: ListingState
  swatches: SwatchesByName
  text?: string
}

/** A value with its number of products. One that leaves none cannot be chosen. */
export function FacetOption({ name, value, state, swatches, text }: FacetOptionProps) {
  const isChosen = state.refinements[name]?.includes(value.value) ?? false
  return (
    <label data-count={value.productCount} style={name === 'color' ? swatchStyle(hexesOf(value, swatches)) : undefined}>
      <input
        type={isExclusive(name) ? 'radio' : 'checkbox'}
        name={facetField(name)}
        value={value.value}
        defaultChecked={isChosen}
        disabled={value.productCount === 0 && !isChosen}
      />
      {text ?? optionText(name, value.value, state)}
    </label>
  )
}

/** How shoppers read a value. */
export function optionText(name: FacetName, value: string, { market, path, groupNames }: ListingState): string {
  if (name === 'group') return groupNames?.get(value) ?? value
  if (name === 'size') return sizeName(value, { market, categoryUrls: [categoryUrlOf(path)] })
  if (name === 'color' || name === 'family') return platformText(value)
  if (name === 'sale') return messages.listing.onSale
  if (name === 'rating') return listingCounts.starsAndMore(value)
  if (hasLevels(name)) return levelTexts[name][(feelLevel(value) ?? 0) - 1] ?? value
  return value
}

export function hexesOf({ value, hexes }: FacetValue, swatches: SwatchesByName): readonly string[] {
  return hexes ?? swatches.get(value) ?? []
}
