import { digestHex } from '../../crypto.ts'
import type { SandboxRequest } from '../../env.ts'
import { deliver } from './deliver.ts'
import { deliveryMode } from './delivery-mode.ts'
import { listHooks } from './hook-store.ts'

const storeId = '1025646'

export type StoreEvent = { scope: string; data: { type: string; id: number; status?: object; inventory?: object } }

/**
 * Notifies every webhook with the scope of an event, in the background.
 * https://docs.bigcommerce.com/developer/docs/integrations/webhooks/events
 */
export async function announce(c: SandboxRequest, events: readonly StoreEvent[]): Promise<void> {
  const hooks = (await listHooks(c.env.DB)).filter(({ isActive }) => isActive)
  for (const event of events) {
    const heard = hooks.filter(
      ({ scope }) => scope === event.scope || (scope.endsWith('/*') && event.scope.startsWith(scope.slice(0, -1))),
    )
    if (heard.length === 0) continue
    const body = JSON.stringify(await messageOf(c, event))
    for (const { id } of heard) {
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

async function messageOf(c: SandboxRequest, { scope, data }: StoreEvent) {
  const message = {
    scope,
    store_id: storeId,
    data,
    created_at: Math.floor(Date.now() / 1000),
    producer: `stores/${c.env.BIGCOMMERCE_STORE_HASH}`,
  }
  return { ...message, hash: await digestHex('SHA-1', JSON.stringify(message)) }
}
