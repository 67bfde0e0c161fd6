import { type Market, marketPath, markets } from '../../shared/markets.ts'

type Store = {
  /** URL of the store's REST Management API, without version. */
  apiUrl: string
  accessToken: string
  publicOrigin: string
  channelOf: (market: Market) => number
}
/** A change to a channel's checkout settings. `apply` makes it. */
export type ReturnChange = { market: string; url: string; apply: () => Promise<void> }

/** The script by which the hosted checkout of a market leads to the shop's order confirmation. */
export function returnScriptUrl(publicOrigin: string, market: Market): string {
  const url = new URL('/checkout-return.js', publicOrigin)
  const prefix = marketPath(market, '/').replace(/\/$/, '')
  if (prefix !== '') url.searchParams.set('market', prefix)
  return url.href
}

/** The changes after which every channel's checkout leads to the shop; none if all do. */
export async function planCheckoutReturn(store: Store): Promise<ReturnChange[]> {
  const { apiUrl, accessToken, publicOrigin, channelOf } = store
  const call = async (method: string, market: Market, body?: object) => {
    const path = `/v3/checkouts/settings/channels/${channelOf(market)}`
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', 'x-auth-token': accessToken },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Error(`${method} ${path} responded with ${response.status}: ${(await response.text()).slice(0, 300)}`)
    return (await response.json()) as { data: { custom_order_confirmation_script_url?: string } }
  }
  const changes: ReturnChange[] = []
  for (const market of Object.values(markets)) {
    const url = returnScriptUrl(publicOrigin, market)
    const { data } = await call('GET', market)
    if (data.custom_order_confirmation_script_url === url) continue
    const body = { order_confirmation_use_custom_checkout_script: false, custom_order_confirmation_script_url: url }
    changes.push({ market: market.code, url, apply: async () => void (await call('PUT', market, body)) })
  }
  return changes
}
