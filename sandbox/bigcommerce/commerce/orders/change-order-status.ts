import { loadShelf, piecesOf } from '../shelf.ts'
import { statusChangeOf } from './order-store.ts'
import { orderStatusIds, type Order } from './order.ts'

const { incomplete, refunded, cancelled, declined } = orderStatusIds
const statusesWithoutStock: readonly number[] = [incomplete, refunded, cancelled, declined]

/**
 * Changes an order's status. An order takes its units from the stock, at most those that are left, when its status
 * becomes one that needs stock. It gives them back when it becomes incomplete, cancelled, declined or refunded.
 */
export async function changeOrderStatus(db: D1Database, order: Order, statusId: number): Promise<void> {
  const change = statusChangeOf(db, order.id, statusId)
  const isHolding = !statusesWithoutStock.includes(order.statusId)
  const isToHold = !statusesWithoutStock.includes(statusId)
  if (isHolding && !isToHold)
    await db.batch([change, db.prepare('DELETE FROM stock_movements WHERE order_id = ?').bind(order.id)])
  else if (isToHold && !isHolding) await db.batch([change, ...(await stockMovements(db, order))])
  else await change.run()
}

async function stockMovements(db: D1Database, order: Order): Promise<D1PreparedStatement[]> {
  const shelf = await loadShelf(
    db,
    order.lines.map(({ productId }) => productId),
  )
  return [...piecesOf(order.lines, shelf)].map(([variantId, quantity]) =>
    db
      .prepare(
        'INSERT OR IGNORE INTO stock_movements (order_id, variant_id, quantity) SELECT ?, id, min(?, stock_1) FROM variants WHERE id = ? AND stock_1 > 0',
      )
      .bind(order.id, quantity, variantId),
  )
}
