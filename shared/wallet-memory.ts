import type { MarketCode } from './markets.ts'

/** Key of the browser's storage with the wallets that cannot pay here, separated by spaces. */
export function walletMemoryKey(market: MarketCode): string {
  return `sv-unable-${market}`
}
