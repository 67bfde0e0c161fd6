import { Hono } from 'hono'
import * as v from 'valibot'
import { listChannels } from '../../catalogue/channel-store.ts'
import { envelope, problem } from '../../rest.ts'
import { readSettings, writeSetting } from '../../store-settings.ts'
import type { SandboxContext } from '#sandbox/env.ts'

/** The fields of a channel's checkout settings that change what the sandbox's checkout does. */
const SettingsBody = v.object({
  order_confirmation_use_custom_checkout_script: v.exactOptional(v.boolean()),
  custom_order_confirmation_script_url: v.exactOptional(v.string()),
})

const defaults = { order_confirmation_use_custom_checkout_script: false, custom_order_confirmation_script_url: '' }

/** `/v3/checkouts/settings/channels/{channelId}`. Fields that a body leaves out keep their values. */
export const checkoutSettingsRoutes = new Hono<SandboxContext>()
  .get('/:channelId', async (c) => {
    const channel = await findChannel(c.env.DB, c.req.param('channelId'))
    if (!channel) return problem(c, 422, 'The channel does not exist.')
    return c.json(envelope(await readCheckoutSettings(c.env.DB, channel.id)))
  })
  .put('/:channelId', async (c) => {
    const channel = await findChannel(c.env.DB, c.req.param('channelId'))
    const body = v.safeParse(SettingsBody, await c.req.json().catch(() => null))
    if (!channel || !body.success) return problem(c, 422, 'The channel or a value is not valid.')
    const document = { ...(await readCheckoutSettings(c.env.DB, channel.id)), ...body.output }
    await writeSetting(c.env.DB, { kind: 'checkout', id: channel.id, document })
    return c.json(envelope(document))
  })

export async function readCheckoutSettings(db: D1Database, channelId: number) {
  return (await readSettings(db, 'checkout')).get(channelId) ?? defaults
}

async function findChannel(db: D1Database, id: string) {
  return (await listChannels(db)).find((channel) => String(channel.id) === id)
}
