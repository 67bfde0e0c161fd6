import { itemNames, type ItemName, type ModelProducts } from './products.ts'

/** The lines that a tab shows, by variant. */
export type Lines = Map<number, { id: string; quantity: number }>

type CartBody = { line_items: Record<string, { id: string; variant_id: number | null; quantity: number }[]> }

/** The lines of a cart's JSON. */
export function linesOf(body: unknown): Lines {
  const lines: Lines = new Map()
  for (const { id, variant_id, quantity } of Object.values((body as CartBody).line_items).flat()) {
    if (variant_id !== null) lines.set(variant_id, { id, quantity: quantity + (lines.get(variant_id)?.quantity ?? 0) })
  }
  return lines
}

export function unitsByItem(lines: Lines, products: ModelProducts): Map<ItemName, number> {
  return new Map(itemNames.map((name) => [name, lines.get(products.items[name].variantId)?.quantity ?? 0]))
}
