import { Hono } from 'hono'
import * as v from 'valibot'
import { deliverNotification } from '../adyen/notifications/deliver.ts'
import { listPayments } from '../adyen/payment-store.ts'
import { providerSettings, setProviderSettings } from '../adyen/settings.ts'
import { deliveryModes } from '../bigcommerce/webhooks/delivery-mode.ts'
import type { SandboxContext } from '../env.ts'
import { withControlAccess } from './with-control-access.ts'

const Milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))
const SettingsBody = v.strictObject({
  mode: v.exactOptional(v.picklist(deliveryModes)),
  delayMs: v.exactOptional(Milliseconds),
  slowMs: v.exactOptional(Milliseconds),
})
const SendBody = v.strictObject({
  order: v.optional(v.picklist(['first', 'last']), 'first'),
  /** Sends also the notifications that were sent before. */
  isRepeated: v.optional(v.boolean(), false),
})

type NotificationRow = { id: number; body: string; attempts: number; last_status: number | null; accepted: 0 | 1 }

/** `/control/payments`: the payments of the card provider, and how their notifications are sent from now on. */
export const paymentControl = new Hono<SandboxContext>()
  .get('/control/payments', async (c) => {
    const { results } = await c.env.DB.prepare('SELECT * FROM adyen_notifications ORDER BY id').all<NotificationRow>()
    const notifications = results.map(({ id, body, attempts, last_status: lastStatus, accepted }) => ({
      id,
      attempts,
      lastStatus,
      isAccepted: accepted === 1,
      body: JSON.parse(body) as unknown,
    }))
    const payments = await listPayments(c.env.DB)
    return c.json({ ...providerSettings(), payments, notifications }, 200, { 'cache-control': 'no-store' })
  })
  .post('/control/payments', withControlAccess, async (c) => {
    const body = v.safeParse(SettingsBody, await c.req.json().catch(() => null))
    if (!body.success)
      return c.text(`Send { "mode": "${deliveryModes.join('" or "')}", "delayMs": 0, "slowMs": 5000 }.`, 400)
    setProviderSettings(body.output)
    return c.json(providerSettings())
  })
  // Sends the notifications that were not sent yet, one after the other, in the order requested.
  .post('/control/payments/send', withControlAccess, async (c) => {
    const body = v.safeParse(SendBody, await c.req.json().catch(() => ({})))
    if (!body.success) return c.text('Send { "order": "first" or "last", "isRepeated": false }.', 400)
    const { order, isRepeated } = body.output
    const { results } = await c.env.DB.prepare(
      `SELECT id FROM adyen_notifications ${isRepeated ? '' : 'WHERE attempts = 0'} ORDER BY id ${order === 'last' ? 'DESC' : 'ASC'}`,
    ).all<{ id: number }>()
    let accepted = 0
    for (const { id } of results) if (await deliverNotification(c.env, id)) accepted += 1
    return c.json({ sent: results.length, accepted })
  })
