import type { Market } from '../../../shared/markets.ts'
import { walletMemoryKey } from '../../../shared/wallet-memory.ts'

type WalletFeatures = {
  hasExpressWallet: boolean
  /** URLs of the scripts with the wallets' interfaces. */
  walletScripts?: { apple: string | null; google: string | null } | null
}

/**
 * A script for the head that names, on `<html>` before the first paint, the wallets that this browser is expected to
 * pay with. The stylesheet shows their buttons, so that nothing moves when the wallets have loaded. A wallet that could
 * not pay on an earlier page of the market is left out. Empty if the market has no wallet.
 */
export function walletHint(market: Market, { hasExpressWallet, walletScripts }: WalletFeatures, nonce: string): string {
  if (!hasExpressWallet) return ''
  const apple = walletScripts?.apple ? '1' : 'window.ApplePaySession&&ApplePaySession.canMakePayments()'
  const google = walletScripts?.google ? '1' : '0'
  const key = JSON.stringify(walletMemoryKey(market.code))
  const script = `{let u="",a;try{a=${apple};u=localStorage[${key}]||""}catch{}document.documentElement.dataset.wallets=[a&&"apple",${google}&&"google"].filter(k=>k&&!u.includes(k)).join(" ")}`
  return `<script nonce="${nonce}">${script}</script>`
}
