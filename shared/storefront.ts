import type { Currency, Market } from './markets.ts'

/**
 * Configuration of a market's storefront, which the readiness check reports. `channelId` is BigCommerce's id of the
 * market.
 */
export type Storefront = { label: string; channelId: number; currencyCode: Currency; protocol: 'http' | 'https' }

/** `publicOrigin` is the origin that shoppers see. */
export function storefrontOf(
  market: Market,
  { publicOrigin, channelId }: { publicOrigin: string; channelId: number },
): Storefront {
  return {
    label: market.label,
    channelId,
    currencyCode: market.currency,
    protocol: publicOrigin.startsWith('https:') ? 'https' : 'http',
  }
}
