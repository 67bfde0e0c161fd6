import { fragments } from '../../shared/routes.ts'
import { getFragment } from '../api/call-api.ts'
import { pageServices } from '../atoms/services.ts'
import type { PageStore } from '../atoms/store.ts'

/** Early enough for the recommendations to be there when their place becomes visible. */
const margin = '50% 0px'

/**
 * Loads a product's recommendations when their place comes near the viewport. The place disappears if there are none or
 * the request fails.
 */
export function connect(place: HTMLElement, signal: AbortSignal, store: PageStore): void {
  if (place.dataset['item'] === undefined) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void fill(store, place)
    },
    { rootMargin: margin },
  )
  observer.observe(place)
  signal.addEventListener('abort', () => observer.disconnect())
}

async function fill(store: PageStore, place: HTMLElement): Promise<void> {
  const { item = '' } = place.dataset
  // A page from the history has its recommendations already.
  delete place.dataset['item']
  const html = await getFragment(
    pageServices(store.get),
    `${fragments.recommendations}?${new URLSearchParams({ item })}`,
  ).catch((error: unknown) => {
    console.warn('recommendations:', error)
    return ''
  })
  place.innerHTML = html
  place.hidden = html === ''
  document.dispatchEvent(new Event('sv:cards'))
}
