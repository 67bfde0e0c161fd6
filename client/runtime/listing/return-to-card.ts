import { keepPlace, readPlace } from './listing-place.ts'
import { appendCards, fetchCards, nextHref } from './next-cards.ts'

/**
 * Who comes back to a listing, by the history or by a reload, finds the cards that were there, as far down, and stands
 * on the card that was left.
 */
export function runReturn(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('.listing-page .product-card a') : null
      const card = link?.closest<HTMLElement>('.product-card')
      if (card) keepPlace({ card: card.dataset['product'] ?? null })
    },
    true,
  )
  document.addEventListener('sv:navigate-end', ({ detail }) => {
    if (detail.type === 'traverse') void comeBack()
  })
  void comeBack()
}

async function comeBack(): Promise<void> {
  const place = readPlace()
  if (!place || !document.querySelector('.listing-page')) return
  try {
    for (let left = place.added; left > 0; left -= 1) {
      const href = nextHref()
      if (href === null) break
      const next = await fetchCards(href)
      // Gone again meanwhile.
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
