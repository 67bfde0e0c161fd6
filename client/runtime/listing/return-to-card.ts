import { storePlace, readPlace } from './listing-place.ts'
import { appendCards, fetchCards, nextHref } from './next-cards.ts'

/**
 * Restores a listing after a history navigation or reload: the added cards, the scroll position, and the focus on the
 * followed card. A new history entry has no place to return to.
 */
export function returnToCard(listing: HTMLElement, signal: AbortSignal): void {
  listing.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('.product-card a') : null
      const card = link?.closest<HTMLElement>('.product-card')
      if (card) storePlace({ card: card.dataset['product'] ?? null })
    },
    { capture: true, signal },
  )
  void restoreListing()
}

async function restoreListing(): Promise<void> {
  const place = readPlace()
  if (!place) return
  try {
    for (let remaining = place.added; remaining > 0; remaining -= 1) {
      const href = nextHref()
      if (href === null) break
      const next = await fetchCards(href)
      // The visitor has left the page in between.
      if (nextHref() !== href) return
      appendCards(next)
    }
  } catch (error) {
    console.warn('listing:', error)
  }
  if (place.card === null) return
  if (place.added > 0) scrollTo({ top: place.top, behavior: 'instant' })
  document
    .querySelector<HTMLElement>(
      `.listing-page .product-card[data-product="${CSS.escape(place.card)}"] .product-card__name a`,
    )
    ?.focus({ preventScroll: true })
}
