import type { Market } from '#shared/markets.ts'

/** The platform's settings of the market's channel and its store. */
export type Channel = { defaultCurrency: string; storeName: string }

export interface ChannelPort {
  /** Channel and store metadata, read in parallel. A response with an `errors` key is a failure [NET-16, NET-17]. */
  channel(request: { market: Market }, signal: AbortSignal): Promise<Channel>
  /** True if the address and the token of pages' reads are those of the market's channel. */
  hasStorefront(request: { market: Market }, signal: AbortSignal): Promise<boolean>
}
