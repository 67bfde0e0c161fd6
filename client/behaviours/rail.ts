import { getFragment } from '../api/call-api.ts'
import { pageServices } from '../atoms/services.ts'
import type { PageStore } from '../atoms/store.ts'

/** Below the viewport only a little, so that a page whose first screen is enough loads nothing. */
const margin = '50% 0px 10%'

/**
 * Fills a place with the fragment that `data-fragment` names when it comes near the viewport. With `data-viewed`, the
 * fragment is asked for the products that this browser has shown before, but for that one. The place disappears if the
 * fragment is empty or the request fails.
 */
export function connect(place: HTMLElement, signal: AbortSignal, store: PageStore): void {
  const { fragment } = place.dataset
  if (fragment === undefined) return
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
  await load(store, place, fragment).catch((error: unknown) => {
    console.warn('rail:', error)
    place.innerHTML = ''
  })
  place.hidden = !place.innerHTML
  document.dispatchEvent(new Event('sv:cards'))
}

async function load(store: PageStore, place: HTMLElement, fragment: string): Promise<void> {
  const services = pageServices(store.get)
  const { viewed } = place.dataset
  if (viewed === undefined) {
    place.innerHTML = await getFragment(services, fragment)
    return
  }
  const module = await import('../api/viewed-query.ts')
  const query = module.viewedQuery(Number(viewed))
  place.innerHTML = query && (await getFragment(services, `${fragment}?${query}`))
  module.nameCategories(place)
}
