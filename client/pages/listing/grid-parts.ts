import type { ContentItem, GridSlot } from '../../../shared/views.ts'

/** Cards in a whole number of rows, whether two, three or four stand in one. */
const wholeRows = 12

type GridPart<Product> = { products: Product[]; item: ContentItem | null }

/**
 * The grid cut where content stands, moved to the next place where every width has a whole row. Content past the end is
 * left out.
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
