import type { Change, VendorCall } from './vendor.ts'
import type { Site } from '#shared/sites.ts'

type Settings = { data: { custom_order_confirmation_script_url?: string } }

/** The script by which the hosted checkout of a market leads to the shop's order confirmation in its language. */
export function returnScriptUrl({ market: { prefix, languages }, origin }: Site): string {
  const url = new URL('/checkout-return.js', origin)
  if (prefix !== '') url.searchParams.set('market', prefix)
  const further = Object.keys(languages)
  if (further.length > 0) url.searchParams.set('languages', further.join(','))
  return url.href
}

/** The change after which the checkout of a market's channel leads to the shop. */
export async function planCheckoutReturn(
  call: VendorCall,
  { site, channelId }: { site: Site; channelId: number },
): Promise<Change[]> {
  const url = returnScriptUrl(site)
  const path = `/v3/checkouts/settings/channels/${channelId}`
  const { data } = await call<Settings>('GET', path)
  if (data.custom_order_confirmation_script_url === url) return []
  const body = { order_confirmation_use_custom_checkout_script: false, custom_order_confirmation_script_url: url }
  return [{ what: `end the checkout of ${site.market.code} with ${url}`, apply: () => call('PUT', path, body) }]
}
