import { cartChangesAtom, isCartChangingAtom } from '../atoms/cart-state.ts'
import { promotionsRequestCountAtom } from '../atoms/promotions.ts'
import type { PageStore } from '../atoms/store.ts'
import { refreshCart } from './startup.ts'

type Tabs = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>

/** Notifies other tabs when a change of the cart has ended here, and reads the cart again when one has ended there. */
export function syncCartAcrossTabs(store: PageStore, tabs: Tabs = new BroadcastChannel('sv-bag')): void {
  const notify = () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel's messages stay within the origin
    if (!store.get(isCartChangingAtom)) tabs.postMessage('changed')
  }
  store.sub(cartChangesAtom, notify)
  store.sub(promotionsRequestCountAtom, notify)
  tabs.addEventListener(
    'message',
    () => void refreshCart(store).catch((error: unknown) => console.error('bag:', error)),
  )
}
