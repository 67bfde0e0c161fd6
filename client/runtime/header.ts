import { cartQuantityAtom } from '../atoms/cart-state.ts'
import { isSyncingAtom } from '../atoms/promotions-state.ts'
import type { PageStore } from '../atoms/store.ts'

/** The server-rendered, hidden element that explains why the bag does not open. */
const waitId = 'bag-wait'

type Root = Pick<Document, 'querySelectorAll'>

/** Updates the links to the bag: the item count, and the waiting state while promotions are loading. */
export function runCartLinks(store: PageStore, root: Root = document): void {
  const update = () => {
    updateCount(root, store.get(cartQuantityAtom))
    updateWaiting(root, store.get(isSyncingAtom))
  }
  store.sub(cartQuantityAtom, update)
  store.sub(isSyncingAtom, update)
  update()
}

/** Sets the text of every `[data-bag-count]` and hides it at zero. The text is part of the link's name. */
function updateCount(root: Root, quantity: number): void {
  for (const count of root.querySelectorAll<HTMLElement>('[data-bag-count]')) {
    count.textContent = String(quantity)
    count.hidden = quantity === 0
  }
}

/** A waiting link stays focusable and explains the wait (D-36). */
function updateWaiting(root: Root, isSyncing: boolean): void {
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
