import { cartChangesAtom, isCartChangingAtom } from '../atoms/cart-state.ts'
import { switchedMarketAtom, type MarketSwitch } from '../atoms/locale-suggestion.ts'
import { promotionsRequestCountAtom } from '../atoms/promotions-state.ts'
import { pageServices } from '../atoms/services.ts'
import type { PageStore } from '../atoms/store.ts'
import { openChannel } from './open-channel.ts'
import { refreshCart } from './startup.ts'

type Tabs = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>

/**
 * Notifies other tabs when a change of the cart has ended here, and reads the cart again when one has ended there. A
 * switch of the market shows a notice in the tabs with other prices.
 */
export function syncTabs(store: PageStore, tabs: Tabs | null = openChannel('sv-tabs')): void {
  if (!tabs) return
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel's messages stay within the origin
  const post = (message: MarketSwitch | null) => tabs.postMessage(message)
  const notify = () => {
    if (!store.get(isCartChangingAtom)) post(null)
  }
  store.sub(cartChangesAtom, notify)
  store.sub(promotionsRequestCountAtom, notify)
  store.sub(switchedMarketAtom, () => post(store.get(switchedMarketAtom)))
  tabs.addEventListener('message', ({ data }: MessageEvent<MarketSwitch | null>) => {
    const { currency } = pageServices(store.get).settings
    const task = !data ? refreshCart(store) : data.currency === currency ? null : showNotice(store, data.text)
    task?.catch((error: unknown) => console.error('tabs:', error))
  })
}

async function showNotice(store: PageStore, text: string): Promise<void> {
  await import('../atoms/notifications.ts').then((module) =>
    store.set(module.notifyAtom, { kind: 'status', text, isPersistent: true }),
  )
}
