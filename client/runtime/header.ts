import { cartQuantityAtom } from '../atoms/loaded-cart.ts'
import type { PageStore } from '../atoms/store.ts'

/**
 * Paints the number of items in the bag: the text of every `[data-bag-count]`, hidden at none, and the accessible name
 * of every `[data-bag-link]` after the one that the server gave it.
 */
export function paintBagCount(store: PageStore): void {
  const names = new WeakMap<Element, string>()
  const paint = () => {
    const quantity = store.get(cartQuantityAtom)
    for (const link of document.querySelectorAll('[data-bag-link]')) {
      const name = names.get(link) ?? link.getAttribute('aria-label') ?? link.textContent.trim()
      names.set(link, name)
      link.setAttribute('aria-label', quantity === 0 ? name : `${name} (${quantity})`)
    }
    for (const count of document.querySelectorAll<HTMLElement>('[data-bag-count]')) {
      count.textContent = String(quantity)
      count.hidden = quantity === 0
    }
  }
  store.sub(cartQuantityAtom, paint)
  if (store.get(cartQuantityAtom) > 0) paint()
}
