import type { CartStorage } from '../objects/cart-storage.ts'
import type { OpenedCheckout, OpenedCheckouts } from '../ports/cart-owner-port.ts'

const storageKey = 'opened'
const minute = 60_000
/** For how long a checkout that is opened again needs no new look at stock and promotions. */
const repeatedMs = minute
/** For how long a shopper may still be paying: as long as the discounts of a checkout last. */
const openMs = 45 * minute

export function createOpenedCheckouts(storage: CartStorage): OpenedCheckouts {
  async function openedWithin(ms: number): Promise<OpenedCheckout | null> {
    const opened = await storage.get<OpenedCheckout>(storageKey)
    return opened && Date.now() - opened.at < ms ? opened : null
  }
  return {
    read: () => openedWithin(repeatedMs),
    isOpen: async () => (await openedWithin(openMs)) !== null,
    write: (opened) => storage.put(storageKey, opened),
  }
}
