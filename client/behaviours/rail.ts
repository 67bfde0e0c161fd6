import { getFragment } from '../api/call-api.ts'
import { viewedFragment } from '../api/viewed-products.ts'
import { pageServices } from '../atoms/services.ts'
import type { PageStore } from '../atoms/store.ts'

/** Below the viewport only a little, so that a page whose first screen is enough loads nothing. */
const margin = '50% 0px 10%'

/**
 * Fills a place with a fragment when it comes near the viewport: with the one that `data-fragment` names, or with the
 * products that this browser has shown before, except of `data-viewed`. The place disappears if the fragment is empty
 * or the request fails.
 */
export function connect(place: HTMLElement, signal: AbortSignal, store: PageStore): void {
  const { viewed, fragment = viewed === undefined ? null : viewedFragment(Number(viewed) || null) } = place.dataset
  if (fragment === null) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void fill(store, place, fragment)
    },
    { rootMargin: margin },
  )
  observer.observe(place)
  signal.addEventListener('abort', () => observer.disconnect())
}

async function fill(store: PageStore, place: HTMLElement, fragment: string): Promise<void> {
  // A page from the history is filled already.
  delete place.dataset['fragment']
  delete place.dataset['viewed']
  const html = await getFragment(pageServices(store.get), fragment).catch((error: unknown) => {
    console.warn('rail:', error)
    return ''
  })
  place.innerHTML = html
  place.hidden = html === ''
  document.dispatchEvent(new Event('sv:cards'))
}
