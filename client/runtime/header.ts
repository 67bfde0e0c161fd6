import { cartQuantityAtom } from '../atoms/cart-state.ts'
import { isSyncingAtom } from '../atoms/promotions.ts'
import type { PageStore } from '../atoms/store.ts'

/** Element that says why the bag does not open; the server renders it, hidden. */
const waitId = 'bag-wait'

type Root = Pick<Document, 'querySelectorAll'>

/**
 * Keeps the links to the bag telling of the bag: how many items are in it, and that it waits while offers are looked
 * up.
 */
export function runCartLinks(store: PageStore, root: Root = document): void {
  const paint = () => {
    paintCount(root, store.get(cartQuantityAtom))
    paintWait(root, store.get(isSyncingAtom))
  }
  store.sub(cartQuantityAtom, paint)
  store.sub(isSyncingAtom, paint)
  paint()
}

/** The text of every `[data-bag-count]`, hidden at none. It is part of its link's name. */
function paintCount(root: Root, quantity: number): void {
  for (const count of root.querySelectorAll<HTMLElement>('[data-bag-count]')) {
    count.textContent = String(quantity)
    count.hidden = quantity === 0
  }
}

/** A link that waits keeps its focus and says why (D-36). */
function paintWait(root: Root, isSyncing: boolean): void {
  for (const link of root.querySelectorAll('[data-bag-link]')) {
    if (isSyncing) {
      link.setAttribute('aria-disabled', 'true')
      link.setAttribute('aria-describedby', waitId)
    } else {
      link.removeAttribute('aria-disabled')
      link.removeAttribute('aria-describedby')
    }
  }
}
