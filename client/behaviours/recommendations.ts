import { fragments } from '../../shared/routes.ts'
import { getFragment } from '../api/call-api.ts'
import { pageServices } from '../atoms/services.ts'
import type { PageStore } from '../atoms/store.ts'

/** Early enough for the recommendations to be there when their place becomes visible. */
const margin = '50% 0px'
const placeName = 'recommendations-place'

/**
 * Loads a product's recommendations when their place comes near the viewport. The place disappears if there are none or
 * the request fails.
 */
export function run(store: PageStore): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        void fill(store, target)
      }
    },
    { rootMargin: margin },
  )
  const watch = () => {
    for (const place of document.querySelectorAll(`.${placeName}[data-item]`)) observer.observe(place)
  }
  document.addEventListener('sv:navigate-end', watch)
  watch()
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
