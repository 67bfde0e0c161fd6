import { atom } from './jotai.ts'
import { isCartPendingAtom } from './quantities.ts'
import { isCheckoutDisabledAtom } from './stock.ts'
import * as messages from '#shared/messages/shop.ts'

/** Why the cart cannot be paid with a wallet at the moment, or `null`. */
export const cartBlockAtom = atom((get): string | null => {
  if (get(isCheckoutDisabledAtom)) return messages.bag.soldOutLines
  return get(isCartPendingAtom) ? messages.promotions.updating : null
})
