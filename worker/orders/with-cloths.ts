import { loadSaleStates } from '../cart/sale-states.ts'
import type { Visit } from '../context/visit.ts'
import type { OrderLine } from '#shared/domain/order.ts'

/** The lines with the designs of their products. What is no longer sold has none. */
export async function withCloths<Line extends OrderLine>(
  visit: Pick<Visit, 'services' | 'log'>,
  lines: readonly Line[],
): Promise<Line[]> {
  const items = lines.flatMap(({ productId, variantId }) => (variantId === null ? [] : [{ productId, variantId }]))
  const states = await loadSaleStates(visit, items)
  return lines.map((line) => {
    const cloth = line.variantId === null ? undefined : states.get(line.variantId)?.cloth
    return cloth ? { ...line, cloth } : line
  })
}
