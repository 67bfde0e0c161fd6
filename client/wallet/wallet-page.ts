import { refreshCartAtom } from '../atoms/cart.ts'
import { notifyAtom } from '../atoms/notifications.ts'
import { recorderAtom } from '../atoms/recorder.ts'
import { servicesAtom } from '../atoms/services.ts'
import type { PageStore } from '../atoms/store.ts'
import { heldPaymentAtom, openWalletAtom } from '../atoms/wallet.ts'
import type { Cart } from '#shared/domain/cart.ts'
import type { WalletKind } from '#shared/domain/wallet-kinds.ts'

/** A step of the payment, for analytics. */
export type WalletStep =
  | { event: 'begin_checkout' }
  | { event: 'add_shipping_info'; shipping_tier: string }
  | { event: 'add_payment_info'; payment_type: string }

/** The effects of a wallet on its page. */
export interface WalletPage {
  /** False if a wallet is open already, or a payment is being checked. */
  lock(kind: WalletKind): boolean
  unlock(): void
  /** Shows a message that stays until it is dismissed. */
  tell(message: string): void
  /** No wallet opens on this page any more, because a payment of this bag may have succeeded. */
  hold(message: string): void
  /** Records a step with the cart that is paid for. */
  record(step: WalletStep & { cart: Cart }): void
  reloadCart(): Promise<void>
  leave(location: string): void
}

export function createWalletPage(store: PageStore): WalletPage {
  return {
    lock(kind) {
      if (store.get(openWalletAtom) !== null || store.get(heldPaymentAtom) !== null) return false
      store.set(openWalletAtom, kind)
      return true
    },
    unlock: () => store.set(openWalletAtom, null),
    tell: (text) => void store.set(notifyAtom, { kind: 'error', text }),
    hold: (message) => store.set(heldPaymentAtom, message),
    record: (step) => store.get(recorderAtom).record(step),
    reloadCart: () => store.set(refreshCartAtom),
    leave: (location) => store.get(servicesAtom)?.assign(location),
  }
}
