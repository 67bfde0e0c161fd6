import type { ContentItem, GridSlot } from '../../../shared/views.ts'

/** The number of cards that fills whole rows of two, three and four. */
const wholeRows = 12

type GridPart<Product> = { products: Product[]; item: ContentItem | null }

/**
 * Splits the grid at content slots, moved to the next position with a whole row at every width. Content past the end is
 * omitted.
 */
export function gridParts<Product>(products: readonly Product[], slots: readonly GridSlot[]): GridPart<Product>[] {
  const byPlace = new Map<number, ContentItem>()
  for (const { after, item } of slots) {
    const place = Math.max(1, Math.ceil(after / wholeRows)) * wholeRows
    if (place < products.length && !byPlace.has(place)) byPlace.set(place, item)
  }
  const places = [...byPlace.keys()].toSorted((a, b) => a - b)
  return [...places, products.length].map((end, index) => ({
    products: products.slice(places[index - 1] ?? 0, end),
    item: byPlace.get(end) ?? null,
  }))
}
