import { dismissLocale, fetchLocaleSuggestion } from '../api/locale-suggestion.ts'
import { localeSuggestionAtom } from '../atoms/locale-suggestion.ts'
import { pageServices } from '../atoms/services.ts'
import type { PageStore } from '../atoms/store.ts'
import { openPanelAtom } from '../atoms/ui.ts'

const askedKey = 'sv-locale-asked'

/** True if the overlay may open by itself: not during checkout, on the bag page, on an error page or in a preview. */
export function mayPrompt({ layout, pageType, preview }: DOMStringMap): boolean {
  return layout === 'default' && pageType !== 'bag' && pageType !== 'error' && preview === undefined
}

/**
 * Checks once per visit if the visitor's country has another site, and opens the overlay if so. Never interrupts an
 * open panel or dialog. A dismissed overlay stays away in that country for 30 days.
 */
export async function promptForLocale(store: PageStore): Promise<void> {
  if (!mayPrompt(document.body.dataset) || !document.getElementById('locale') || sessionStorage.getItem(askedKey))
    return
  sessionStorage.setItem(askedKey, '1')
  const suggestion = await fetchLocaleSuggestion(pageServices(store.get))
  store.set(localeSuggestionAtom, suggestion)
  if (!suggestion.opensByItself || store.get(openPanelAtom) !== null || document.querySelector('dialog:modal')) return
  document.getElementById('locale')?.dispatchEvent(new Event('sv:open'))
  store.set(openPanelAtom, 'locale')
  const unsubscribe = store.sub(openPanelAtom, () => {
    unsubscribe()
    dismissLocale(pageServices(store.get)).catch((error: unknown) => console.warn('locale:', error))
  })
}
