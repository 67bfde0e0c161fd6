import { scriptAddress } from '../runtime/consent.ts'
import { loadScript } from '../runtime/load-script.ts'
import type { Apple } from './apple-pay.ts'
import type { GooglePayments } from './google-pay.ts'
import type { WalletVendors } from './wallets.ts'
import type { WalletKind } from '#shared/domain/wallet-kinds.ts'
import type { ThirdPartyName } from '#shared/third-parties.ts'

declare global {
  interface Window {
    ApplePaySession?: Apple['ApplePaySession']
    ApplePayError?: Apple['ApplePayError']
    google?: { payments?: { api?: GooglePayments } }
  }
}

const scriptNames = { apple: 'apple-pay', google: 'google-pay' } as const satisfies Record<WalletKind, ThirdPartyName>

const apple = (): Apple | null => {
  const { ApplePaySession, ApplePayError } = window
  return ApplePaySession && ApplePayError ? { ApplePaySession, ApplePayError } : null
}
const google = (): GooglePayments | null => window.google?.payments?.api ?? null

/** The wallet's script, or `null` if the browser has the wallet's interface or no script is configured. */
function missingScript(kind: WalletKind): string | null {
  return (kind === 'apple' ? apple() : google()) ? null : scriptAddress(scriptNames[kind])
}

export const browserVendors: WalletVendors = {
  needsScript: (kind) => missingScript(kind) !== null,
  async load(kind) {
    const address = missingScript(kind)
    if (address !== null) await loadScript(address)
  },
  apple,
  google,
  // A browser without this interface checks the tap itself.
  isInTap: () => (navigator as Partial<Navigator>).userActivation?.isActive ?? true,
}
