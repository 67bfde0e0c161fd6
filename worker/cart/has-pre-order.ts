import type { Visit } from '../context/visit.ts'
import { loadSaleStates } from './sale-states.ts'

type Line = { productId: number; variantId: number | null }

/** True if one of the lines is sold before its release now. False if that is not known. */
export async function hasPreOrder(visit: Visit, lines: readonly Line[]): Promise<boolean> {
  const items = lines.flatMap(({ productId, variantId }) => (variantId === null ? [] : [{ productId, variantId }]))
  if (items.length === 0) return false
  const states = await loadSaleStates(visit, items)
  return [...states.values()].some(({ preOrder }) => preOrder !== undefined)
}
