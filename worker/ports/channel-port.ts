import type { Market } from '../../shared/markets.ts'

/** What the platform says of the market's channel and its store. */
export type Channel = { defaultCurrency: string; enabledCurrencies: string[]; storeName: string; timezone: string }

export interface ChannelPort {
  /** Channel and store meta, read in parallel; an answer with an `errors` key is a failure. */
  channel(request: { market: Market }, signal: AbortSignal): Promise<Channel>
}
