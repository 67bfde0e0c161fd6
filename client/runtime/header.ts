import { cartQuantityAtom } from '../atoms/loaded-cart.ts'
import type { PageStore } from '../atoms/store.ts'

/** Paints the number of items in the bag: the text of every `[data-bag-count]`, hidden at none. It is part of its link's name. */
export function paintBagCount(store: PageStore): void {
  const paint = () => {
    const quantity = store.get(cartQuantityAtom)
    for (const count of document.querySelectorAll<HTMLElement>('[data-bag-count]')) {
      count.textContent = String(quantity)
      count.hidden = quantity === 0
    }
  }
  store.sub(cartQuantityAtom, paint)
  if (store.get(cartQuantityAtom) > 0) paint()
}
