import { sign } from 'hono/jwt'
import type { Market } from '../../../shared/markets.ts'

/** `url` holds `{channelId}` in place of the market's channel. */
export type CustomerLoginOptions = { url: string; storeHash: string; clientId: string; clientSecret: string }

type LoginRequest = { market: Market; customer: { id: number; address: string | null }; redirectTo: string }

/** BigCommerce's Customer Login: an address that signs a customer in at the hosted store, once and within half a minute. */
export type CustomerLogin = { address(request: LoginRequest): Promise<string> }

export function createCustomerLogin(options: CustomerLoginOptions): CustomerLogin {
  return {
    async address({ market, customer, redirectTo }) {
      const claims = {
        iss: options.clientId,
        iat: Math.floor(Date.now() / 1000),
        jti: crypto.randomUUID(),
        operation: 'customer_login',
        store_hash: options.storeHash,
        channel_id: market.channelId,
        customer_id: customer.id,
        redirect_to: redirectTo,
        ...(customer.address !== null && { request_ip: customer.address }),
      }
      return `${options.url.replaceAll('{channelId}', String(market.channelId))}/${await sign(claims, options.clientSecret, 'HS256')}`
    },
  }
}
