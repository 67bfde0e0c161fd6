import type { PageStore } from '../atoms/store.ts'
import { runNavigation } from '../navigation/navigation.ts'
import { closePanelsByBack } from './back-button.ts'
import { runBehaviours } from './behaviours.ts'
import { runCartLinks } from './header.ts'
import { loadWishlistLater } from './late-wishlist.ts'
import { promptForLocale } from './locale-prompt.ts'
import { openNewsletterByLinks } from './newsletter-links.ts'
import { recordPageViews } from './page-views.ts'
import { documentParsed, headerParsed } from './parsing.ts'
import { runShell } from './shell.ts'
import { reloadCartOnAuthentication, returnSteps, runStartup } from './startup.ts'
import { syncTabs } from './tabs.ts'
import { runWishlistButtons } from './wishlist-buttons.ts'

/**
 * Starts all page behaviour, in one file that loads when the browser is idle, possibly while the page is still
 * streaming. Resolves when the behaviours that the markup names have loaded too. `started` of `runAnalytics` resolves
 * when customer and cart are loaded, or loaded again since the page was restored from the history.
 */
export async function runPage(
  store: PageStore,
  runAnalytics: (store: PageStore, started: () => Promise<unknown>) => void,
): Promise<void> {
  await headerParsed()
  let started = runStartup(store)
  runAnalytics(store, () => started)
  recordPageViews()
  runCartLinks(store)
  closePanelsByBack(store)
  runWishlistButtons(store)
  void started.then(() => reloadCartOnAuthentication(store))
  void started.then(() => loadWishlistLater(store))
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) started = runStartup(store, returnSteps)
  })
  runShell(store)
  syncTabs(store)
  document.addEventListener('sv:navigate-end', () => void runStartup(store, []))
  await documentParsed()
  runNavigation(store)
  openNewsletterByLinks()
  startConsent(store).catch((error: unknown) => console.warn('consent:', error))
  promptForLocale(store).catch((error: unknown) => console.warn('locale:', error))
  await runBehaviours(store)
}

/** Loaded after the page's `load` event, because nothing that needs consent loads before it. */
async function startConsent(store: PageStore): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  const { askForConsent } = await import('./ask-for-consent.ts')
  await askForConsent(store)
}
