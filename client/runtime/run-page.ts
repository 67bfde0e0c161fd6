import type { PageStore } from '../atoms/store.ts'
import { runNavigation } from '../navigation/navigation.ts'
import { closePanelsByBack } from './back-button.ts'
import { runBehaviours } from './behaviours.ts'
import { keepCartInStep } from './cart-tabs.ts'
import { runCartLinks } from './header.ts'
import { promptForLocale } from './locale-prompt.ts'
import { openNewsletterByLinks } from './newsletter-links.ts'
import { recordPageViews } from './page-views.ts'
import { documentParsed, headerParsed } from './parsing.ts'
import { runShell } from './shell.ts'
import { reloadCartOnAuthentication, returnSteps, runStartup } from './startup.ts'
import { runWishlistButtons } from './wishlist-buttons.ts'

/**
 * Starts all page behaviour, in one file that loads when the browser is idle, possibly while the page is still
 * streaming. Resolves when the behaviours that the markup names have loaded too.
 */
export async function runPage(store: PageStore): Promise<void> {
  await headerParsed()
  recordPageViews()
  runCartLinks(store)
  closePanelsByBack(store)
  runWishlistButtons(store)
  void runStartup(store).then(() => reloadCartOnAuthentication(store))
  addEventListener('pageshow', (event) => event.persisted && void runStartup(store, returnSteps))
  runShell(store)
  keepCartInStep(store)
  document.addEventListener('sv:navigate-end', () => void runStartup(store, []))
  await documentParsed()
  runNavigation(store)
  openNewsletterByLinks()
  promptForLocale(store).catch((error: unknown) => console.warn('locale:', error))
  await runBehaviours(store)
}
