import { loadShelf, piecesOf } from '../shelf.ts'
import { languageOfOrder, orderMail, shipmentMail } from './order-mail.ts'
import { orderShipmentsOf } from './order-shipments-wire.ts'
import { statusChangeOf } from './order-store.ts'
import { orderStatusIds, type Order } from './order.ts'
import { readShopLinks, type SiteEnv } from '#sandbox/bigcommerce/store-sites.ts'
import { mailInsertion, renderMail } from '#sandbox/mails/render-mail.ts'

const { incomplete, refunded, cancelled, declined } = orderStatusIds
const statusesWithoutStock: readonly number[] = [incomplete, refunded, cancelled, declined]

/**
 * Changes an order's status. An order takes its units from the stock, at most those that are left, when its status
 * becomes one that needs stock. It gives them back when it becomes incomplete, cancelled, declined or refunded. The
 * shopper gets a mail when a cart's order is no longer incomplete, and when it was sent.
 */
export async function changeOrderStatus(env: SiteEnv, order: Order, statusId: number): Promise<void> {
  const { DB: db } = env
  const isHolding = !statusesWithoutStock.includes(order.statusId)
  const isToHold = !statusesWithoutStock.includes(statusId)
  await db.batch([
    statusChangeOf(db, order.id, statusId),
    ...(isHolding && !isToHold
      ? [db.prepare('DELETE FROM stock_movements WHERE order_id = ?').bind(order.id)]
      : isToHold && !isHolding
        ? await stockMovements(db, order)
        : []),
    ...(await mailsOf(env, { ...order, statusId }, { isNew: order.statusId === incomplete && isToHold })),
  ])
}

async function mailsOf(env: SiteEnv, order: Order, { isNew }: { isNew: boolean }): Promise<D1PreparedStatement[]> {
  const shipments = orderShipmentsOf(order)
  if (!isNew && shipments.length === 0) return []
  const shop = await readShopLinks(env, order.channelId, languageOfOrder(order))
  const draft = isNew ? orderMail(order, shop) : shipmentMail(order, shop, shipments)
  const mail = await renderMail(env, { ...draft, subject: draft.subject.replace('{order}', String(order.id)) })
  return [mailInsertion(env.DB, mail, order.id)]
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
