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
export type CustomerLogin = {
  address(request: LoginRequest): Promise<string>
  /** The token of the address, with which the Storefront API signs the customer in too. */
  token(request: LoginRequest): Promise<string>
}

export function createCustomerLogin(options: CustomerLoginOptions): CustomerLogin {
  const token = async ({ market, customer, redirectTo }: LoginRequest) => {
    const claims = {
      iss: options.clientId,
      iat: Math.floor(Date.now() / 1000),
      jti: crypto.randomUUID(),
      operation: 'customer_login',
      store_hash: options.storeHash,
      channel_id: options.channelIds[market.code],
      customer_id: customer.id,
      redirect_to: redirectTo,
      ...(customer.address !== null && { request_ip: customer.address }),
    }
    return sign(claims, options.clientSecret, 'HS256')
  }
  return {
    token,
    async address(request) {
      const channelId = options.channelIds[request.market.code]
      return `${options.url.replaceAll('{channelId}', String(channelId))}/${await token(request)}`
    },
  }
}
