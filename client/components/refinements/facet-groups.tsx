import { Fragment, type ReactNode } from 'react'
import type { ListingState } from '../listing-links.ts'
import { FacetOption, type SwatchesByName } from './facet-option.tsx'
import { FamilyGroups } from './family-groups.tsx'
import { PriceFields } from './price-fields.tsx'
import { facetField, isExclusive, type PanelFacet } from '#shared/domain/facet.ts'
import type { Facet, FacetValue, ListingFacets } from '#shared/domain/listing.ts'
import { sizeKind, sizeKindNames } from '#shared/domain/size-kind.ts'
import { facetTexts, sizeKinds } from '#shared/messages/pages.ts'
import * as messages from '#shared/messages/shop.ts'

const maxMixedSizes = 12

type FacetGroupsProps = {
  facets: ListingFacets
  state: ListingState
  swatches: SwatchesByName
  order: readonly PanelFacet[]
}

/** The facets that have values, and the price, in the order of the listing. */
export function FacetGroups({ facets: found, state, swatches, order }: FacetGroupsProps) {
  const { facets, priceBounds = null } = found
  const hasPrice = priceBounds !== null || state.refinements.price !== undefined
  if (facets.length === 0 && !hasPrice) return <p className="refinements__none">{messages.listing.noFilters}</p>
  const families = facets.find(({ name }) => name === 'family')?.values ?? []
  return order.map((name) => {
    if (name === 'price') return hasPrice && <PriceFields key={name} bounds={priceBounds} state={state} />
    const facet = facets.find((each) => each.name === name)
    if (!facet || facet.values.length === 0) return null
    if (name === 'color' && families.length > 0)
      return <FamilyGroups key={name} facet={facet} families={families} state={state} swatches={swatches} />
    return <FacetGroup key={name} facet={facet} state={state} swatches={swatches} />
  })
}

/** A long list of sizes of several kinds is a group of each kind: in a sale, shoes, trousers and beds meet. */
function byKind(values: readonly FacetValue[], options: readonly ReactNode[]): ReactNode {
  const groups = sizeKindNames
    .map((kind) => ({ kind, of: options.filter((_, index) => sizeKind(values[index]?.value ?? '') === kind) }))
    .filter(({ of }) => of.length > 0)
  if (groups.length < 2 || options.length <= maxMixedSizes) return options
  return groups.map(({ kind, of }) => (
    <Fragment key={kind}>
      <h3>{sizeKinds[kind]}</h3>
      {of}
    </Fragment>
  ))
}

/** Sizes and colours are always in view, the other facets open on demand. */
function FacetGroup({ facet, state, swatches }: { facet: Facet; state: ListingState; swatches: SwatchesByName }) {
  const { name } = facet
  const label = facetTexts[name]
  const className = `refinements__group refinements__group--${name}`
  const values = facet.values.map((value) => (
    <FacetOption key={value.value} name={name} value={value} state={state} swatches={swatches} />
  ))
  if (name === 'sale') return <div className={className}>{values}</div>
  if (name === 'size' || name === 'color')
    return (
      <fieldset className={className}>
        <legend>{label}</legend>
        {name === 'size' ? byKind(facet.values, values) : values}
      </fieldset>
    )
  return (
    <details className="refinements__group" open={(state.refinements[name]?.length ?? 0) > 0}>
      <summary>{label}</summary>
      <div role={isExclusive(name) ? 'radiogroup' : 'group'} aria-label={label}>
        {isExclusive(name) && (
          <label>
            <input type="radio" name={facetField(name)} value="" defaultChecked={!state.refinements[name]?.length} />
            {messages.listing.anyRating}
          </label>
        )}
        {values}
      </div>
    </details>
  )
}
