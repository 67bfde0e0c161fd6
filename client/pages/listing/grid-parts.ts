import type { GridSlot } from './listing-view.ts'
import type { ContentItem } from '#shared/views.ts'

/** The number of cards that fills whole rows of two, three and four. */
const rowMultiple = 12

type GridPart<Product> = { products: Product[]; item: ContentItem | null }

/**
 * Splits the grid at content slots, moved to the next position with a whole row at every width. Content past the end is
 * omitted.
 */
export function gridParts<Product>(products: readonly Product[], slots: readonly GridSlot[]): GridPart<Product>[] {
  const byPosition = new Map<number, ContentItem>()
  for (const { after, item } of slots) {
    const position = Math.max(1, Math.ceil(after / rowMultiple)) * rowMultiple
    if (position < products.length && !byPosition.has(position)) byPosition.set(position, item)
  }
  const positions = [...byPosition.keys()].toSorted((a, b) => a - b)
  return [...positions, products.length].map((end, index) => ({
    products: products.slice(positions[index - 1] ?? 0, end),
    item: byPosition.get(end) ?? null,
  }))
}
