import { isSignedInAtom } from '../../atoms/customer.ts'
import type { PageStore } from '../../atoms/store.ts'
import { readConsent } from '../consent.ts'
import { hasHint } from '../hint-cookies.ts'
import { connectChoices } from './choices.ts'

/** Shows the banner on public pages until the visitor has chosen, here, in another tab or on another device. */
export async function runBanner(store: PageStore): Promise<void> {
  const banner = document.getElementById('consent')
  const askAccount = async () => {
    if (!hasHint('user-authenticated') || !readConsent().mustAsk) return
    const { chooseAsInAccount } = await import('./account-choice.ts')
    await chooseAsInAccount(store)
  }
  await askAccount()
  if (!banner) return
  const show = () => {
    // The page with the settings asks by itself, and personal pages load nothing that needs consent.
    const isWanted = document.body.dataset['side'] === 'public' && !document.querySelector('sv-consent-settings')
    banner.hidden = !(isWanted && readConsent().mustAsk)
  }
  connectChoices(banner, { store, onChosen: show })
  // A no in another tab changes no group, so it is not published.
  for (const type of ['sv:navigate-end', 'sv:consent', 'visibilitychange']) document.addEventListener(type, show)
  store.sub(isSignedInAtom, () => void askAccount().then(show))
  show()
}
