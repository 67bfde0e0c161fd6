import { findChannel } from '../../catalogue/channels.ts'

export type ChannelSettings = {
  privacy_settings: { ask_shopper_for_tracking_consent: boolean; policy_url: string }
  customer_group_settings: { guest_customer_group_id: number; default_customer_group_id: number }
  allow_global_logins: boolean
}

/**
 * A channel's settings. The channels of the sample store allow global logins. A channel that was created by the API
 * does not: https://developer.bigcommerce.com/docs/store-operations/customers/channel-specific-customers
 */
export async function readChannelSettings(db: D1Database, channelId: number): Promise<ChannelSettings> {
  const document = await db
    .prepare('SELECT document FROM customer_settings WHERE channel_id = ?')
    .bind(channelId)
    .first<string>('document')
  // Only `writeChannelSettings` fills this column.
  if (document !== null) return JSON.parse(document) as ChannelSettings
  return {
    privacy_settings: { ask_shopper_for_tracking_consent: true, policy_url: '' },
    customer_group_settings: { guest_customer_group_id: 0, default_customer_group_id: 0 },
    allow_global_logins: findChannel(channelId) !== undefined,
  }
}

export async function isGlobalLoginAllowed(db: D1Database, channelId: number): Promise<boolean> {
  return (await readChannelSettings(db, channelId)).allow_global_logins
}

export async function writeChannelSettings(
  db: D1Database,
  channelId: number,
  settings: ChannelSettings,
): Promise<void> {
  await db
    .prepare('INSERT OR REPLACE INTO customer_settings (channel_id, document) VALUES (?, ?)')
    .bind(channelId, JSON.stringify(settings))
    .run()
}
