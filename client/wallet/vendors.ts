import type { WalletKind } from '../../shared/wallet-kinds.ts'
import { loadScript } from '../runtime/load-script.ts'
import type { Apple } from './apple-pay.ts'
import type { GooglePayments } from './google-pay.ts'
import type { WalletVendors } from './wallets.ts'

declare global {
  interface Window {
    ApplePaySession?: Apple['ApplePaySession']
    ApplePayError?: Apple['ApplePayError']
    google?: { payments?: { api?: GooglePayments } }
  }
}

export const browserVendors: WalletVendors = {
  async load(kind: WalletKind) {
    const address = document.body.dataset[kind === 'apple' ? 'applePayScript' : 'googlePayScript']
    // Safari has Apple's interface itself.
    if (address !== undefined && !(kind === 'apple' && window.ApplePaySession)) await loadScript(address)
  },
  apple() {
    const { ApplePaySession, ApplePayError } = window
    return ApplePaySession && ApplePayError ? { ApplePaySession, ApplePayError } : null
  },
  google: () => window.google?.payments?.api ?? null,
  // A browser without this interface checks the tap itself.
  isInTap: () => (navigator as Partial<Navigator>).userActivation?.isActive ?? true,
}
