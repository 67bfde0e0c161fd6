import type { Change, VendorCall } from './vendor.ts'
import type { Site } from '#shared/sites.ts'

type Settings = { data: { allow_global_logins?: boolean } }

/**
 * The change after which customers of the shop can log in at a market's channel: an account is for all markets, and a
 * channel that was created by the API allows no such customer at first.
 * https://developer.bigcommerce.com/docs/store-operations/customers/channel-specific-customers
 */
export async function planCustomerLogins(
  call: VendorCall,
  { site, channelId }: { site: Site; channelId: number },
): Promise<Change[]> {
  const path = `/v3/customers/settings/channels/${channelId}`
  const { data } = await call<Settings>('GET', path)
  if (data.allow_global_logins) return []
  return [
    {
      what: `let the customers of all markets log in in ${site.market.code}`,
      apply: () => call('PUT', path, { allow_global_logins: true }),
    },
  ]
}
