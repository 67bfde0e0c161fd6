import type { Market } from '../../shared/markets.ts'

/** The platform's settings of the market's channel and its store. */
export type Channel = { defaultCurrency: string; enabledCurrencies: string[]; storeName: string; timezone: string }

export interface ChannelPort {
  /** Channel and store metadata, read in parallel. A response with an `errors` key is a failure [NET-16, NET-17]. */
  channel(request: { market: Market }, signal: AbortSignal): Promise<Channel>
  /** Id of the channel for which the platform answers the reads of pages. */
  storefront(request: { market: Market }, signal: AbortSignal): Promise<number>
}
