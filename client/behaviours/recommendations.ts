import { fragments } from '../../shared/routes.ts'
import { getFragment } from '../api/call-api.ts'
import { pageServices } from '../atoms/services.ts'
import type { PageStore } from '../atoms/store.ts'

/** Early enough for the pods to be there when their place is. */
const margin = '50% 0px'
const placeName = 'recommendations-place'

/**
 * Fills the place of a product's pods once it comes near the screen. Nothing is left of it where there are none, or no
 * answer.
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
  // A page that is gone back to has its pods already.
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
