import type { Facet } from './listing.ts'
import { orderSizes } from './size-order.ts'

const labels = { color: 'Colour', size: 'Size' } as const satisfies Record<Facet['name'], string>

/** The facet that a service's attribute is; `null` for those that the shop does not offer. */
export function facetName(text: string): Facet['name'] | null {
  const lower = text.toLowerCase()
  if (lower === 'color' || lower === 'colour') return 'color'
  return lower === 'size' ? 'size' : null
}

/** Sizes stand in their own order, colours in the service's. */
export function facetOf(name: Facet['name'], values: Facet['values']): Facet {
  if (name === 'color') return { name, label: labels[name], values }
  const byValue = new Map(values.map((value) => [value.value, value]))
  return {
    name,
    label: labels[name],
    values: orderSizes([...byValue.keys()]).flatMap((size) => byValue.get(size) ?? []),
  }
}
