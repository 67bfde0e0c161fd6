import type { MarketCode } from '../../shared/markets.ts'
import type { WalletKind } from '../../shared/wallet-kinds.ts'
import { walletMemoryKey } from '../../shared/wallet-memory.ts'
import type { WalletAbility } from '../atoms/wallet.ts'

/** Lets the next page leave out the button from its first paint. */
export function rememberUnable(market: MarketCode, kind: WalletKind, ability: WalletAbility): void {
  try {
    const key = walletMemoryKey(market)
    const known = (localStorage.getItem(key) ?? '').split(' ').filter((each) => each !== kind && each !== '')
    const unable = ability === 'unable' ? [...known, kind] : known
    if (unable.length > 0) localStorage.setItem(key, unable.join(' '))
    else localStorage.removeItem(key)
  } catch {
    // Without storage the next page finds out again.
  }
}
