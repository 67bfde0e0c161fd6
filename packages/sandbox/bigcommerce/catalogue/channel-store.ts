import { type Channel, channels } from '../../catalogue/channels.ts'
import { readSettings } from '../store-settings.ts'

/** The store's channels: those of its catalogue, and those that were created by the API. */
export async function listChannels(
  db: D1Database,
): Promise<readonly (Channel & { platform: string; status: string })[]> {
  const [created, currencies] = [await readSettings(db, 'channel'), await readSettings(db, 'currencies')]
  const all = [
    ...channels.map((channel) => ({
      ...channel,
      platform: channel.id === 1 ? 'bigcommerce' : 'custom',
      status: 'active',
    })),
    // A new channel has the store's currency.
    ...[...created].map(([id, each]) => ({
      id,
      ...each,
      currency: 'GBP' as const,
      enabledCurrencies: ['GBP'] as const,
    })),
  ]
  return all.map((channel) => {
    const own = currencies.get(channel.id)
    return own ? { ...channel, currency: own.default_currency, enabledCurrencies: own.enabled_currencies } : channel
  })
}
