import type { CartFact } from '../api/cart-fact.ts'
import { recordEvent, type ShopFact } from '../api/record-event.ts'
import { atom } from './jotai.ts'
import type { LineItem } from '#shared/domain/cart.ts'

/** Records events for analytics. Tests pass their own. */
export const recorderAtom = atom<{ record: (fact: ShopFact) => void }>({ record: recordEvent })

/** The fact of a line whose quantity was changed, with the difference. */
export function quantityFact(line: LineItem, quantity: number, cart: CartFact['cart']): CartFact {
  return {
    event: quantity > line.quantity ? 'add-to-cart' : 'remove_from_cart',
    units: [{ line, quantity: Math.abs(quantity - line.quantity) }],
    cart,
  }
}
