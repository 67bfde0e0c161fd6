import { isModified } from '../../island/is-modified.ts'
import { storePlace, readPlace } from './listing-place.ts'
import { appendCards, fetchCards } from './next-cards.ts'

/** 'Load more' adds the next page's cards in place. The URL stays, and the history entry stores the number of pages. */
export function connectLoadMore(listing: HTMLElement, signal: AbortSignal): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-load-more]') : null
    if (!link || isModified(event)) return
    event.preventDefault()
    if (link.getAttribute('aria-disabled') !== 'true') void loadMore(link)
  }
  listing.addEventListener('click', follow, { signal })
}

async function loadMore(link: HTMLAnchorElement): Promise<void> {
  const label = link.textContent
  const { busy = '', failed = '' } = link.dataset
  link.setAttribute('aria-disabled', 'true')
  link.textContent = busy
  try {
    const next = await fetchCards(link.href)
    if (!link.isConnected) return
    const first = appendCards(next)
    storePlace({ added: (readPlace()?.added ?? 0) + 1 })
    showStatus(document.querySelector('.load-more__seen')?.textContent ?? '', 'unseen')
    first?.querySelector<HTMLElement>('.product-card__name a')?.focus({ preventScroll: true })
  } catch (error) {
    console.warn('load more:', error)
    link.removeAttribute('aria-disabled')
    link.textContent = label
    showStatus(failed, 'seen')
  }
}

/** New cards are announced to screen readers, a failure is shown to all. */
function showStatus(text: string, to: 'seen' | 'unseen'): void {
  const status = document.querySelector('.load-more__status')
  if (!status) return
  status.classList.toggle('visually-hidden', to === 'unseen')
  status.textContent = text
}
