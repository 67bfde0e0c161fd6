import type { Change, VendorCall } from './vendor.ts'
import { type MarketCode, markets } from '#shared/markets.ts'
import type { Site } from '#shared/sites.ts'

type Channel = { id: number; name: string; type: string }
type Currencies = { data: { default_currency: string; enabled_currencies: readonly string[] } }

/** Ids of the markets' channels. A channel that does not exist yet is missing. */
export type ChannelIds = Partial<Record<MarketCode, number>>

/**
 * Finds each market's channel, by its id or else by the market's name, and writes it to `ids`. The changes create the
 * missing ones and write theirs.
 */
export async function planChannels(
  call: VendorCall,
  { configured, ids }: { configured: ChannelIds; ids: ChannelIds },
): Promise<Change[]> {
  const { data } = await call<{ data: Channel[] }>('GET', '/v3/channels?available=true&limit=250')
  const storefronts = data.filter(({ type }) => type === 'storefront')
  return Object.values(markets).flatMap(({ code, label: name }): Change[] => {
    const existing =
      storefronts.find(({ id }) => id === configured[code]) ?? storefronts.find((each) => each.name === name)
    if (existing) ids[code] = existing.id
    if (existing) return []
    const body = { name, type: 'storefront', platform: 'custom', status: 'active' }
    return [
      {
        what: `create the channel ${name} of ${code}`,
        async apply() {
          ids[code] = (await call<{ data: Channel }>('POST', '/v3/channels', body)).data.id
        },
      },
    ]
  })
}

/** The change after which a market's channel sells in the market's currency. The store must have that currency. */
export async function planCurrency(
  call: VendorCall,
  { site, channelId }: { site: Site; channelId: number },
): Promise<Change[]> {
  const { code, currency } = site.market
  const path = `/v3/channels/${channelId}/currency-assignments`
  const { data } = await call<Currencies>('GET', path)
  if (data.default_currency === currency) return []
  const body = { default_currency: currency, enabled_currencies: [...new Set([currency, ...data.enabled_currencies])] }
  return [{ what: `sell in ${currency} in ${code}`, apply: () => call('PUT', path, body) }]
}
