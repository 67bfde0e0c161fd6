import { dismissedLocaleCookie } from '../../shared/locale-offer.ts'
import { fetchLocaleOffer } from '../api/locale-offer.ts'
import { localeOfferAtom } from '../atoms/locale-offer.ts'
import { pageServices } from '../atoms/services.ts'
import type { PageStore } from '../atoms/store.ts'
import { openPanelAtom } from '../atoms/ui.ts'

const askedKey = 'sv-locale-asked'

/** Whether the overlay may open by itself here: not while checking out, in the bag, on an error or in a preview. */
export function mayPrompt({ layout, pageType, preview }: DOMStringMap): boolean {
  return layout === 'default' && pageType !== 'bag' && pageType !== 'error' && preview === undefined
}

/**
 * Asks once a visit whether this visitor's country has another site, and opens the overlay if so. It waits for no panel
 * of the shopper's; put away, it does not come back in that country for 30 days.
 */
export async function promptForLocale(store: PageStore): Promise<void> {
  if (!mayPrompt(document.body.dataset) || !document.getElementById('locale') || sessionStorage.getItem(askedKey))
    return
  sessionStorage.setItem(askedKey, '1')
  const offer = await fetchLocaleOffer(pageServices(store.get))
  store.set(localeOfferAtom, offer)
  if (!offer.opensByItself || store.get(openPanelAtom) !== null) return
  store.set(openPanelAtom, 'locale')
  const unsubscribe = store.sub(openPanelAtom, () => {
    unsubscribe()
    const { name, maxAge } = dismissedLocaleCookie
    document.cookie = `${name}=${offer.country ?? ''}; path=/; max-age=${maxAge}; samesite=lax; secure`
  })
}
