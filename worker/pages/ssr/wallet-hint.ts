import { inlineScript } from './inline-script.ts'
import { hintWallets } from '#client/inline/hint-wallets.ts'
import type { Market } from '#shared/markets.ts'
import type { ThirdPartyScripts } from '#shared/third-parties.ts'
import { walletMemoryKey } from '#shared/wallet-memory.ts'

/** The script for the head that names the wallets of a page. */
export function walletHint(market: Market, scripts: ThirdPartyScripts, nonce: string): string {
  return inlineScript(nonce, hintWallets, {
    memoryKey: walletMemoryKey(market.code),
    hasAppleScript: Boolean(scripts['apple-pay']),
    hasGoogle: Boolean(scripts['google-pay']),
  })
}
