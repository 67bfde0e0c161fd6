import { recordEvent } from '../api/record-event.ts'
import { placeOf, readCard, selectedItem } from '../runtime/product-card-data.ts'

/** Records each followed name of a product card. */
export function watchCards(isActive: () => boolean): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('.product-card__name a') : null
    const card = link?.closest<HTMLElement>('.product-card')
    if (card && isActive()) recordEvent(selectedItem(readCard(card), placeOf(card, document)))
  })
}
