import { findChannel } from '../../catalogue/channels.ts'

export type StoreSettings = {
  privacy_settings: { ask_shopper_for_tracking_consent: boolean; policy_url: string }
  customer_group_settings: { guest_customer_group_id: number; default_customer_group_id: number }
}
export type ChannelSettings = StoreSettings & { allow_global_logins: boolean }

const store = 0

const defaults: StoreSettings = {
  privacy_settings: { ask_shopper_for_tracking_consent: true, policy_url: '' },
  customer_group_settings: { guest_customer_group_id: 0, default_customer_group_id: 0 },
}

export async function readStoreSettings(db: D1Database): Promise<StoreSettings> {
  return { ...defaults, ...(await stored<StoreSettings>(db, store)) }
}

/**
 * A channel's settings, with the store's as defaults. The channels of the sample store allow global logins. A channel
 * that was created by the API does not:
 * https://developer.bigcommerce.com/docs/store-operations/customers/channel-specific-customers
 */
export async function readChannelSettings(db: D1Database, channelId: number): Promise<ChannelSettings> {
  return {
    ...(await readStoreSettings(db)),
    allow_global_logins: findChannel(channelId) !== undefined,
    ...(await stored<ChannelSettings>(db, channelId)),
  }
}

export async function isGlobalLoginAllowed(db: D1Database, channelId: number): Promise<boolean> {
  return (await readChannelSettings(db, channelId)).allow_global_logins
}

export async function writeStoreSettings(db: D1Database, settings: StoreSettings): Promise<void> {
  await write(db, store, settings)
}

export async function writeChannelSettings(
  db: D1Database,
  channelId: number,
  settings: ChannelSettings,
): Promise<void> {
  await write(db, channelId, settings)
}

async function stored<Settings>(db: D1Database, channelId: number): Promise<Partial<Settings>> {
  const document = await db
    .prepare('SELECT document FROM customer_settings WHERE channel_id = ?')
    .bind(channelId)
    .first<string>('document')
  // Only `write` fills this column.
  return document === null ? {} : (JSON.parse(document) as Partial<Settings>)
}

async function write(db: D1Database, channelId: number, settings: StoreSettings) {
  await db
    .prepare('INSERT OR REPLACE INTO customer_settings (channel_id, document) VALUES (?, ?)')
    .bind(channelId, JSON.stringify(settings))
    .run()
}
