import { recordEvent } from '../api/record-event.ts'
import { cardItem, ecommerceOfCards, placeOf, readCard } from '../runtime/product-card-data.ts'
import { maxEventItems } from '#shared/analytics/settings.ts'

const cardClass = '.product-card'

/**
 * Records a list of products once half of its first card is in view, and again the cards that are added to it. A new
 * page, sort or refinement is a new list, and so is one in a page that is restored from the history.
 */
export function watchLists(isActive: () => boolean): void {
  let reported = new WeakSet<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !isActive()) continue
        observer.unobserve(target)
        recordList(target.closest('.product-grid'))
      }
    },
    { threshold: 0.5 },
  )

  function recordList(grid: Element | null): void {
    const cards = [...(grid?.querySelectorAll<HTMLElement>(cardClass) ?? [])].filter((card) => !reported.has(card))
    const [first] = cards
    if (!first) return
    for (const card of cards) reported.add(card)
    const place = placeOf(first, document)
    const items = cards
      .slice(0, maxEventItems)
      .map((card, offset) => cardItem(readCard(card), { ...place, index: place.index + offset }))
    recordEvent({
      event: 'view_item_list',
      ecommerce: { ...ecommerceOfCards(items, place), item_list_id: place.listId, item_list_name: place.list },
    })
  }

  const watch = () => {
    for (const grid of document.querySelectorAll('.product-grid')) {
      const first = [...grid.querySelectorAll(cardClass)].find((card) => !reported.has(card))
      if (first) observer.observe(first)
    }
  }
  for (const name of ['sv:navigate-end', 'sv:cards']) document.addEventListener(name, watch)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    reported = new WeakSet()
    watch()
  })
  watch()
}
