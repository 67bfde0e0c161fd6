import { Hono } from 'hono'
import * as v from 'valibot'
import { deliver } from '../bigcommerce/webhooks/deliver.ts'
import { deliveryMode, deliveryModes, setDeliveryMode } from '../bigcommerce/webhooks/delivery-mode.ts'
import type { SandboxContext } from '../env.ts'
import { withControlAccess } from './with-control-access.ts'

const ModeBody = v.object({ mode: v.picklist(deliveryModes) })
const SendBody = v.object({ order: v.optional(v.picklist(['first', 'last']), 'first') })

/** `/control/webhooks`: the deliveries, and how they are sent from now on. */
export const webhookControl = new Hono<SandboxContext>()
  .get('/control/webhooks', async (c) => {
    const { results } = await c.env.DB.prepare(
      'SELECT d.id, w.destination, d.body, d.attempts, d.last_status FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id ORDER BY d.id',
    ).all<{ id: number; destination: string; body: string; attempts: number; last_status: number | null }>()
    const deliveries = results.map(({ body, last_status: lastStatus, ...row }) => ({
      ...row,
      lastStatus,
      event: JSON.parse(body) as unknown,
    }))
    return c.json({ mode: deliveryMode(), deliveries }, 200, { 'cache-control': 'no-store' })
  })
  .post('/control/webhooks', withControlAccess, async (c) => {
    const body = v.safeParse(ModeBody, await c.req.json().catch(() => null))
    if (!body.success) return c.text(`Send { "mode": ${deliveryModes.map((mode) => `"${mode}"`).join(' or ')} }.`, 400)
    setDeliveryMode(body.output.mode)
    return c.json({ mode: deliveryMode() })
  })
  // Sends the deliveries that were not sent yet, one after the other, in the order requested.
  .post('/control/webhooks/send', withControlAccess, async (c) => {
    const body = v.safeParse(SendBody, await c.req.json().catch(() => ({})))
    if (!body.success) return c.text('Send { "order": "first" or "last" }.', 400)
    const { results } = await c.env.DB.prepare(
      `SELECT id FROM webhook_deliveries WHERE attempts = 0 ORDER BY id ${body.output.order === 'last' ? 'DESC' : 'ASC'}`,
    ).all<{ id: number }>()
    let taken = 0
    for (const { id } of results) if (await deliver(c.env, id)) taken += 1
    return c.json({ sent: results.length, taken })
  })
