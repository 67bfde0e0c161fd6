import type { SandboxRequest } from '../../env.ts'
import { findOrder } from '../commerce/orders/order-store.ts'
import { announceStock } from './announce-stock.ts'
import { announce } from './announce.ts'

export type OrderChange =
  | { scope: 'store/order/created' }
  | { scope: 'store/order/statusUpdated'; previous: number; next: number }

/** Reports changes of an order by its number, and the stock that a change of status has taken or given back. */
export async function announceOrder(
  c: SandboxRequest,
  orderId: number,
  changes: readonly OrderChange[],
): Promise<void> {
  await announce(
    c,
    changes.map((change) => ({
      scope: change.scope,
      data: {
        type: 'order',
        id: orderId,
        ...(change.scope === 'store/order/statusUpdated' && {
          status: { previous_status_id: change.previous, new_status_id: change.next },
        }),
      },
    })),
  )
  if (changes.every(({ scope }) => scope === 'store/order/created')) return
  const order = await findOrder(c.env.DB, orderId)
  await announceStock(c, order?.lines.map(({ variantId }) => variantId) ?? [])
}
