import { digestHex } from '../../crypto.ts'
import type { SandboxRequest } from '../../env.ts'
import { deliver } from './deliver.ts'
import { deliveryMode } from './delivery-mode.ts'
import { listHooks } from './hook-store.ts'

const storeId = '1025646'

export type OrderChange =
  | { scope: 'store/order/created' }
  | { scope: 'store/order/statusUpdated'; previous: number; next: number }

/**
 * Notifies every webhook with the scope of an order, in the background. The notification contains the order's number
 * only.
 */
export async function announceOrder(
  c: SandboxRequest,
  orderId: number,
  changes: readonly OrderChange[],
): Promise<void> {
  const hooks = (await listHooks(c.env.DB)).filter(({ isActive }) => isActive)
  for (const change of changes) {
    const body = JSON.stringify(await eventOf(c, orderId, change))
    for (const { id } of hooks.filter(
      ({ scope }) => scope === change.scope || (scope.endsWith('/*') && change.scope.startsWith(scope.slice(0, -1))),
    )) {
      const delivery = await c.env.DB.prepare(
        'INSERT INTO webhook_deliveries (webhook_id, body, created_at) VALUES (?, ?, ?) RETURNING id',
      )
        .bind(id, body, Date.now())
        .first<{ id: number }>()
      if (!delivery || deliveryMode() === 'hold') continue
      c.executionCtx.waitUntil(deliver(c.env, delivery.id))
      if (deliveryMode() === 'twice') c.executionCtx.waitUntil(deliver(c.env, delivery.id))
    }
  }
}

async function eventOf(c: SandboxRequest, orderId: number, change: OrderChange) {
  const data = {
    type: 'order',
    id: orderId,
    ...(change.scope === 'store/order/statusUpdated' && {
      status: { previous_status_id: change.previous, new_status_id: change.next },
    }),
  }
  const event = {
    scope: change.scope,
    store_id: storeId,
    data,
    created_at: Math.floor(Date.now() / 1000),
    producer: `stores/${c.env.BIGCOMMERCE_STORE_HASH}`,
  }
  return { ...event, hash: await digestHex('SHA-1', JSON.stringify(event)) }
}
