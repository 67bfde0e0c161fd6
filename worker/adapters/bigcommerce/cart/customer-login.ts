import { sign } from 'hono/jwt'
import type { Market, MarketCode } from '#shared/markets.ts'

/** `url` holds `{channelId}` in place of the market's channel. */
export type CustomerLoginOptions = {
  url: string
  storeHash: string
  clientId: string
  clientSecret: string
  channelIds: Record<MarketCode, number>
}

type LoginRequest = { market: Market; customer: { id: number; address: string | null }; redirectTo: string }

/** BigCommerce's Customer Login: an address that signs a customer in at the hosted store, once and within half a minute. */
export type CustomerLogin = { address(request: LoginRequest): Promise<string> }

export function createCustomerLogin(options: CustomerLoginOptions): CustomerLogin {
  return {
    async address({ market, customer, redirectTo }) {
      const channelId = options.channelIds[market.code]
      const claims = {
        iss: options.clientId,
        iat: Math.floor(Date.now() / 1000),
        jti: crypto.randomUUID(),
        operation: 'customer_login',
        store_hash: options.storeHash,
        channel_id: channelId,
        customer_id: customer.id,
        redirect_to: redirectTo,
        ...(customer.address !== null && { request_ip: customer.address }),
      }
      return `${options.url.replaceAll('{channelId}', String(channelId))}/${await sign(claims, options.clientSecret, 'HS256')}`
    },
  }
}
