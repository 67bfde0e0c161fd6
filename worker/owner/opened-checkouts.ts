import type { CartStorage } from '../objects/cart-storage.ts'
import type { OpenedCheckout, OpenedCheckouts } from '../ports/cart-owner-port.ts'

const storageKey = 'opened'
/** For how long a checkout that is opened again needs no new look at stock and promotions. */
const keptMs = 60_000

export function createOpenedCheckouts(storage: CartStorage): OpenedCheckouts {
  return {
    async read() {
      const opened = await storage.get<OpenedCheckout>(storageKey)
      return opened && Date.now() - opened.at < keptMs ? opened : null
    },
    write: (opened) => storage.put(storageKey, opened),
  }
}
