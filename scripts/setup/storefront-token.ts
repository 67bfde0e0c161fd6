import type { Change, VendorCall } from './vendor.ts'

const validDays = 365

/** The change that makes a token of the Storefront API for the channels. The platform shows it once. */
export function planStorefrontToken(
  call: VendorCall,
  channelIds: () => readonly number[],
  now = Date.now(),
): readonly Change[] {
  return [
    {
      what: `make a token of the Storefront API, valid for ${validDays} days`,
      async apply() {
        const { data } = await call<{ data: { token: string } }>('POST', '/v3/storefront/api-token-private', {
          channel_ids: channelIds(),
          scopes: ['Unauthenticated', 'Customer'],
          expires_at: Math.floor(now / 1000) + validDays * 24 * 60 * 60,
        })
        return `BIGCOMMERCE_STOREFRONT_TOKEN=${data.token}`
      },
    },
  ]
}
