import type { PageStore } from '../../atoms/store.ts'
import { readConsent } from '../consent.ts'
import { hasHint } from '../hint-cookies.ts'
import { connectChoices } from './choices.ts'

/** Shows the banner on public pages until the visitor has chosen, here or in another tab. */
export async function runBanner(store: PageStore): Promise<void> {
  // A customer may have chosen on another device.
  if (hasHint('user-authenticated'))
    await import('./account-choice.ts').then(({ chooseAsInAccount }) => chooseAsInAccount(store))
  const banner = document.getElementById('consent')
  if (!banner) return
  const show = () => {
    // The page with the settings asks by itself, and personal pages load nothing that needs consent.
    const isWanted = document.body.dataset['side'] === 'public' && !document.querySelector('[data-consent-settings]')
    banner.hidden = !(isWanted && readConsent().mustAsk)
  }
  connectChoices(banner, { store, onChosen: show })
  document.addEventListener('sv:navigate-end', show)
  document.addEventListener('sv:consent', show)
  show()
}
