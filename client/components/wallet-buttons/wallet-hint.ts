import type { Market } from '#shared/markets.ts'
import type { ThirdPartyScripts } from '#shared/third-parties.ts'
import { walletMemoryKey } from '#shared/wallet-memory.ts'

/**
 * A script for the head that names, on `<html>` before the first paint, the wallets that this browser is expected to
 * pay with. The stylesheet shows their buttons, so that nothing moves when the wallets have loaded. A wallet that could
 * not pay on an earlier page of the market in this tab is left out.
 */
export function walletHint(market: Market, scripts: ThirdPartyScripts, nonce: string): string {
  const apple = `window.ApplePaySession?ApplePaySession.canMakePayments():${Boolean(scripts['apple-pay'])}`
  const google = Boolean(scripts['google-pay'])
  const key = JSON.stringify(walletMemoryKey(market.code))
  const script = `{let u="",a;try{a=${apple};u=sessionStorage[${key}]||""}catch{}document.documentElement.dataset.wallets=[a&&"apple",${google}&&"google"].filter(k=>k&&!u.includes(k)).join(" ")}`
  return `<script nonce="${nonce}">${script}</script>`
}
