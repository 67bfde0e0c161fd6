import { Hono } from 'hono'
import * as v from 'valibot'
import type { SandboxContext } from '../../env.ts'
import { listChannels } from '../catalogue/channel-store.ts'
import { Refusal } from '../commerce/refusal.ts'
import { envelope } from '../rest.ts'
import { CredentialsBody } from './customer-bodies.ts'
import { findCustomerById } from './customer-store.ts'
import { customersTime } from './customer-wire.ts'
import { signIn } from './login/sign-in.ts'
import { customersProblem, pathId, readJson } from './refusals.ts'
import { readChannelSettings, writeChannelSettings } from './settings-store.ts'

const GroupId = v.pipe(v.number(), v.integer(), v.minValue(0))
const ChannelSettingsBody = v.object({
  privacy_settings: v.optional(
    v.partial(v.object({ ask_shopper_for_tracking_consent: v.boolean(), policy_url: v.string() })),
    {},
  ),
  customer_group_settings: v.optional(
    v.partial(v.object({ guest_customer_group_id: GroupId, default_customer_group_id: GroupId })),
    {},
  ),
  allow_global_logins: v.optional(v.boolean()),
})

const Purposes = v.pipe(
  v.array(v.picklist(['essential', 'functional', 'analytics', 'targeting'])),
  v.check((list) => new Set(list).size === list.length, 'Named twice'),
)
const ConsentBody = v.object({ allow: v.optional(Purposes, []), deny: v.optional(Purposes, []) })

/** The endpoints of `/v3/customers` for credentials (no envelope), cookie consent (no envelope) and settings. */
export const accountRoutes = new Hono<SandboxContext>()
  .post('/validate-credentials', async (c) => {
    const {
      email,
      password,
      channel_id: channelId,
    } = await readJson(c, CredentialsBody, 'Validate customer credentials failed.')
    const result = await signIn(c.env.DB, { email, password, channelId })
    if (result.status === 'throttled') {
      c.header('X-Retry-After', String(result.retryAfterSeconds))
      return customersProblem(c, 429, 'Too many requests')
    }
    // A customer who must choose a new password cannot sign in with the old one.
    const customerId = result.status === 'valid' ? result.customer.id : null
    return c.json({ is_valid: customerId !== null, customer_id: customerId })
  })
  .get('/settings/channels/:channelId', async (c) =>
    c.json(envelope(await readChannelSettings(c.env.DB, await channelOf(c.env.DB, c.req.param('channelId'))))),
  )
  .put('/settings/channels/:channelId', async (c) => {
    const channelId = await channelOf(c.env.DB, c.req.param('channelId'))
    const body = await readJson(c, ChannelSettingsBody, 'Update customer settings failed.')
    const current = await readChannelSettings(c.env.DB, channelId)
    const settings = {
      ...merged(current, body),
      allow_global_logins: body.allow_global_logins ?? current.allow_global_logins,
    }
    await writeChannelSettings(c.env.DB, channelId, settings)
    return c.json(envelope(settings))
  })
  .get('/:customerId/consent', async (c) => {
    const customerId = await customerOf(c.env.DB, c.req.param('customerId'))
    const row = await c.env.DB.prepare('SELECT allow, deny FROM customer_consents WHERE customer_id = ?')
      .bind(customerId)
      .first<{ allow: string; deny: string }>()
    return c.json(consentToWire(row ?? { allow: '[]', deny: '[]' }))
  })
  .put('/:customerId/consent', async (c) => {
    const customerId = await customerOf(c.env.DB, c.req.param('customerId'))
    const body = await readJson(c, ConsentBody, 'Update customer consent failed.')
    const both = body.allow.find((purpose) => body.deny.includes(purpose))
    if (both) throw new Refusal(422, 'Update customer consent failed.', { [both]: 'Allowed and denied at once' })
    const row = { allow: JSON.stringify(body.allow), deny: JSON.stringify(body.deny) }
    await c.env.DB.prepare('INSERT OR REPLACE INTO customer_consents (customer_id, allow, deny) VALUES (?, ?, ?)')
      .bind(customerId, row.allow, row.deny)
      .run()
    return c.json(consentToWire(row))
  })

function merged<Current extends { privacy_settings: object; customer_group_settings: object }>(
  current: Current,
  change: v.InferOutput<typeof ChannelSettingsBody>,
): Current {
  return {
    ...current,
    privacy_settings: { ...current.privacy_settings, ...change.privacy_settings },
    customer_group_settings: { ...current.customer_group_settings, ...change.customer_group_settings },
  }
}

async function channelOf(db: D1Database, text: string) {
  const id = pathId(text)
  if (!(await listChannels(db)).some((channel) => channel.id === id))
    throw new Refusal(404, 'The requested resource was not found.')
  return id
}

async function customerOf(db: D1Database, text: string) {
  const id = pathId(text, 422)
  if (!(await findCustomerById(db, id)))
    throw new Refusal(422, 'The customer does not exist.', { customer_id: 'Unknown customer' })
  return id
}

// The vendor returns the time of the call here, not of the last change.
function consentToWire({ allow, deny }: { allow: string; deny: string }) {
  return {
    allow: JSON.parse(allow) as string[],
    deny: JSON.parse(deny) as string[],
    updated_at: customersTime(Date.now()),
  }
}
