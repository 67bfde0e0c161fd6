import type { PageStore } from '../../atoms/store.ts'
import { publishConsent, hasConsentService, readConsent, scriptAddress, watchConsent } from '../consent.ts'

declare global {
  interface Window {
    /** The consent service calls it when it has loaded and after every choice. */
    OptanonWrapper?: () => void
  }
}

/**
 * Watches the visitor's consent, and loads third-party scripts once there is one. The consent service or the shop's
 * banner asks for it, never both; the banner's script loads only for visitors who must be asked.
 */
export async function askForConsent(store: PageStore): Promise<void> {
  watchConsent()
  await Promise.all([loadAgreedScripts(store), ask(store)])
}

async function ask(store: PageStore): Promise<void> {
  if (hasConsentService()) return loadConsentService()
  if (!readConsent().mustAsk) return
  const { runBanner } = await import('./banner.ts')
  await runBanner(store)
}

/** Personal pages load no third-party script, so there the service does not ask. */
async function loadConsentService(): Promise<void> {
  const address = scriptAddress('consent')
  if (address === null) return
  window.OptanonWrapper = publishConsent
  const { loadScript } = await import('../load-script.ts')
  await loadScript(address, { 'data-domain-script': document.documentElement.dataset['consentService'] ?? '' })
}

/** Without a consent, visitors do not load the code that loads third parties. */
async function loadAgreedScripts(store: PageStore): Promise<void> {
  if (readConsent().groups.length === 1)
    await new Promise((resolve) => document.addEventListener('sv:consent', resolve, { once: true }))
  const { loadThirdParties } = await import('./load-third-parties.ts')
  loadThirdParties(store)
}
