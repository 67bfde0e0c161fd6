import type { Category } from './category.ts'
import { feelField, feelLevel } from './feel.ts'
import type { Facet, FacetName, FacetValue, ListingFacets, Refinements } from './listing.ts'
import { orderSizes } from './size-order.ts'

/** The merchant's names of the shop's facets at the platform and the search service (D-193). */
const attributes = {
  color: 'Color',
  size: 'Size',
  // Categories of search results, by the search service's ids.
  group: 'group_id',
  family: 'color_family',
  sale: 'on_sale',
  length: 'styling_length',
  sleeve: 'sleeve_length',
  fabric: 'fabric',
  pattern: 'pattern',
  fit: 'product_fit',
  warmth: feelField('warmth'),
  softness: feelField('softness'),
  // A value is the lowest number of stars.
  rating: 'rating',
} as const satisfies Record<FacetName, string>

export const facetNames = Object.keys(attributes) as FacetName[]

/** What the filter panel can show, in order, if editors chose no other order. Families belong to the colours. */
export const panelFacets = [
  'size',
  'color',
  'price',
  'group',
  'sale',
  'length',
  'sleeve',
  'fabric',
  'pattern',
  'fit',
  'warmth',
  'softness',
  'rating',
] as const satisfies readonly (FacetName | 'price')[]

export type PanelFacet = (typeof panelFacets)[number]

export const noRefinements: Refinements = { color: [], size: [] }

/** The query value of a facet. */
export function facetField(name: FacetName): string {
  return `filters[${name}]`
}

/** The facet for an attribute of the search service or the platform; `null` if the shop does not have it. */
export function facetName(attributeName: string): FacetName | null {
  const lower = attributeName.toLowerCase().replace('colour', 'color')
  return facetNames.find((name) => attributes[name].toLowerCase() === lower) ?? null
}

/** True if a shopper chooses one value of the facet at most: four stars and more include five. */
export function isExclusive(name: FacetName): boolean {
  return name === 'rating'
}

/** True if the values of the facet are levels of how a product feels. */
export function hasLevels(name: FacetName): name is 'warmth' | 'softness' {
  return name === 'warmth' || name === 'softness'
}

/**
 * Sizes are in size order, other values as the service orders them. Of levels, the highest is first, and a value that
 * is none is left out.
 */
export function facetOf(name: FacetName, values: Facet['values']): Facet {
  if (hasLevels(name)) return { name, values: highestFirst(values) }
  if (name !== 'size') return { name, values }
  const byValue = new Map(values.map((value) => [value.value, value]))
  return { name, values: orderSizes([...byValue.keys()]).flatMap((size) => byValue.get(size) ?? []) }
}

function highestFirst(values: Facet['values']): Facet['values'] {
  return values.filter(({ value }) => feelLevel(value) !== null).toSorted((a, b) => Number(b.value) - Number(a.value))
}

/** The chosen values by the attributes of their facets. */
export function chosenAttributes(refinements: Refinements): { attribute: string; values: string[] }[] {
  return facetNames.flatMap((name) => {
    const values = refinements[name] ?? []
    return values.length > 0 ? [{ attribute: attributes[name], values }] : []
  })
}

/** The facets that have chosen values. */
export function chosenFacets(refinements: Refinements): (FacetName | 'price')[] {
  const named = facetNames.filter((name) => (refinements[name]?.length ?? 0) > 0)
  return refinements.price ? [...named, 'price'] : named
}

export function withoutFacet(refinements: Refinements, name: FacetName | 'price'): Refinements {
  const { [name]: _dropped, ...rest } = refinements
  return { ...noRefinements, ...rest }
}

export function refinementCount(refinements: Refinements): number {
  return facetNames.reduce((sum, name) => sum + (refinements[name]?.length ?? 0), refinements.price ? 1 : 0)
}

/** The refinements without the values that the facets do not have, and those values. */
export function knownRefinements(
  refinements: Refinements,
  facets: readonly Facet[],
): { refinements: Refinements; unknown: string[] } {
  const unknown: string[] = []
  const kept = { ...refinements }
  for (const name of facetNames) {
    const known = new Set(facets.find((facet) => facet.name === name)?.values.map(({ value }) => value))
    const chosen = refinements[name] ?? []
    if (chosen.length > 0) kept[name] = chosen.filter((value) => known.has(value))
    unknown.push(...chosen.filter((value) => !known.has(value)))
  }
  return { refinements: kept, unknown }
}

/**
 * The refinements for a search within the category. It can be refined by the categories right below it, whose ids are
 * those of the search service's groups; all others are `unknown`. Without a category the refinements stay as they are.
 */
export function groupsWithin(
  category: Category | null,
  refinements: Refinements,
): { refinements: Refinements; unknown: string[] } {
  const { group, ...others } = refinements
  if (!category || !group) return { refinements, unknown: [] }
  const below = new Set(category.children.map(({ id }) => String(id)))
  const known = group.filter((id) => below.has(id))
  return {
    refinements: known.length > 0 ? { ...others, group: known } : others,
    unknown: group.filter((id) => !below.has(id)),
  }
}

/** The chosen colours, and those of the chosen families. */
export function chosenColours({ color, family = [] }: Refinements, { facets }: ListingFacets): string[] {
  const isChosen = (shade: FacetValue) => shade.family !== undefined && family.includes(shade.family)
  const shades = facets.find(({ name }) => name === 'color')?.values ?? []
  return [...color, ...shades.filter(isChosen).map(({ value }) => value)]
}
