import type { Facet } from './listing.ts'
import { orderSizes } from './size-order.ts'

const labels = { color: 'Colour', size: 'Size' } as const satisfies Record<Facet['name'], string>

/** The facet for an attribute of the search service or the platform; `null` if the shop does not offer it. */
export function facetName(attributeName: string): Facet['name'] | null {
  const lower = attributeName.toLowerCase()
  if (lower === 'color' || lower === 'colour') return 'color'
  return lower === 'size' ? 'size' : null
}

/** Sizes are in size order, colours as the service orders them. */
export function facetOf(name: Facet['name'], values: Facet['values']): Facet {
  if (name === 'color') return { name, label: labels[name], values }
  const byValue = new Map(values.map((value) => [value.value, value]))
  return {
    name,
    label: labels[name],
    values: orderSizes([...byValue.keys()]).flatMap((size) => byValue.get(size) ?? []),
  }
}
