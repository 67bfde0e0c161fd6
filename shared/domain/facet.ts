import type { Facet } from './listing.ts'
import { orderSizes } from './size-order.ts'

const labels = { color: 'Colour', size: 'Size' } as const satisfies Record<Facet['name'], string>

/** The facet for a service's attribute; `null` if the shop does not offer it. */
export function facetName(text: string): Facet['name'] | null {
  const lower = text.toLowerCase()
  if (lower === 'color' || lower === 'colour') return 'color'
  return lower === 'size' ? 'size' : null
}

/** Sizes are in size order, colours in the order of the service. */
export function facetOf(name: Facet['name'], values: Facet['values']): Facet {
  if (name === 'color') return { name, label: labels[name], values }
  const byValue = new Map(values.map((value) => [value.value, value]))
  return {
    name,
    label: labels[name],
    values: orderSizes([...byValue.keys()]).flatMap((size) => byValue.get(size) ?? []),
  }
}
