import { runAnalytics } from './analytics/gate.ts'
import type { PageStore } from './atoms/store.ts'
import { holdClicksUntil } from './island/early-clicks.ts'
import { runNavigation } from './navigation/navigation.ts'
import { closePanelsByBack } from './runtime/back-button.ts'
import { runBehaviours } from './runtime/behaviours.ts'
import { runCartLinks } from './runtime/header.ts'
import { loadWishlistLater } from './runtime/late-wishlist.ts'
import { promptForLocale } from './runtime/locale-prompt.ts'
import { openNewsletterByLinks } from './runtime/newsletter-links.ts'
import { recordPageViews } from './runtime/page-views.ts'
import { closePanelsAfterFrame, focusSearchAtOnce } from './runtime/panel-frames.ts'
import { documentParsed, headerParsed } from './runtime/parsing.ts'
import { showPlainMessages } from './runtime/plain-messages.ts'
import { runShell } from './runtime/shell.ts'
import { reloadCartOnAuthentication, returnSteps, runStartup } from './runtime/startup.ts'
import { syncTabs } from './runtime/tabs.ts'
import { runWishlistButtons } from './runtime/wishlist-buttons.ts'

declare global {
  interface Document {
    /** True until the page is shown, if the browser has rendered it in advance. Only in Chromium. */
    prerendering?: boolean
  }
}

/**
 * Starts all page behaviour, in one file that loads when the browser is idle, possibly while the page is still
 * streaming. A prerendered page may never be shown, so it is started, viewed and asked for consent once it is. Resolves
 * when the behaviours that the markup names have loaded too.
 */
export async function runPage(store: PageStore): Promise<void> {
  if (!document.prerendering) return startAll(store)
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
  const started = startAll(store)
  // The boot script holds clicks only for a few seconds after it has loaded.
  holdClicksUntil(started)
  return started
}

/** `started` of `runAnalytics` resolves when customer and cart are loaded, or loaded again since the page was restored. */
async function startAll(store: PageStore): Promise<void> {
  await headerParsed()
  let started = runStartup(store)
  runAnalytics(store, () => started)
  recordPageViews()
  runCartLinks(store)
  showPlainMessages(store)
  closePanelsByBack(store)
  closePanelsAfterFrame(store)
  focusSearchAtOnce(store)
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
  await import('./runtime/consent/ask-for-consent.ts').then((module) => module.askForConsent(store))
}
