import type { Visit } from '../context/visit.ts'
import type { VariantStock } from '../ports/catalogue-port.ts'
import { loadSaleStates } from './sale-states.ts'
import { preOrderNote } from '#shared/domain/pre-order.ts'
import { markStock, type StockMarks } from '#shared/domain/stock.ts'

/**
 * The stock of variants, with those marked that cannot be bought (D-57), and with what shoppers read about pre-orders,
 * and their designs. If that is not known, none is marked, because the platform checks it again at payment.
 *
 * @throws ServiceError if the stock cannot be read
 */
export async function loadLiveStock(
  visit: Visit,
  items: readonly { productId: number; variantId: number }[],
): Promise<Map<number, VariantStock>> {
  const { services, market } = visit
  const [stock, states] = await Promise.all([services.catalogue.stock({ items }), loadSaleStates(visit, items)])
  const at = { language: market.iso, now: Date.now() }
  const marks = [...states].map(([variantId, { isWithdrawn, preOrder, cloth, least }]): [number, StockMarks] => [
    variantId,
    { isWithdrawn, note: preOrder && preOrderNote(preOrder, at), cloth, least },
  ])
  return markStock(stock, new Map(marks))
}
