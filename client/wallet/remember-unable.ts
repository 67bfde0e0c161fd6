import type { WalletKind } from '#shared/domain/wallet-kinds.ts'
import type { MarketCode } from '#shared/markets.ts'
import { walletMemoryKey } from '#shared/wallet-memory.ts'

/** Lets the next page of this tab leave out the button from its first paint. Another visit finds out again. */
export function rememberUnable(market: MarketCode, kind: WalletKind): void {
  try {
    const key = walletMemoryKey(market)
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''} ${kind}`)
  } catch {
    // Without storage the next page finds out again.
  }
}
