import { Hono } from 'hono'
import * as v from 'valibot'
import { findChannel } from '../../../catalogue/channels.ts'
import type { SandboxContext } from '../../../env.ts'
import { envelope, problem } from '../../rest.ts'

/** The fields of a channel's checkout settings that change what the sandbox's checkout does. */
const SettingsBody = v.partial(
  v.object({
    order_confirmation_use_custom_checkout_script: v.boolean(),
    custom_order_confirmation_script_url: v.string(),
  }),
)
type CheckoutSettings = Required<v.InferOutput<typeof SettingsBody>>

const defaults: CheckoutSettings = {
  order_confirmation_use_custom_checkout_script: false,
  custom_order_confirmation_script_url: '',
}

/** `/v3/checkouts/settings/channels/{channelId}`. Fields that a body leaves out keep their values. */
export const checkoutSettingsRoutes = new Hono<SandboxContext>()
  .get('/:channelId', async (c) => {
    const channel = findChannel(Number(c.req.param('channelId')))
    if (!channel) return problem(c, 422, 'The channel does not exist.')
    return c.json(envelope(await readCheckoutSettings(c.env.DB, channel.id)))
  })
  .put('/:channelId', async (c) => {
    const channel = findChannel(Number(c.req.param('channelId')))
    const body = v.safeParse(SettingsBody, await c.req.json().catch(() => null))
    if (!channel || !body.success) return problem(c, 422, 'The channel or a value is not valid.')
    const settings = { ...(await readCheckoutSettings(c.env.DB, channel.id)), ...body.output }
    await c.env.DB.prepare('INSERT OR REPLACE INTO checkout_settings (channel_id, document) VALUES (?, ?)')
      .bind(channel.id, JSON.stringify(settings))
      .run()
    return c.json(envelope(settings))
  })

export async function readCheckoutSettings(db: D1Database, channelId: number): Promise<CheckoutSettings> {
  const document = await db
    .prepare('SELECT document FROM checkout_settings WHERE channel_id = ?')
    .bind(channelId)
    .first<string>('document')
  // Only `put` fills this column.
  return { ...defaults, ...(document !== null && (JSON.parse(document) as Partial<CheckoutSettings>)) }
}
