import type { Cart, LineItem } from '#shared/domain/cart.ts'
import type { Money } from '#shared/domain/money.ts'

export type Units = { line: LineItem; quantity: number }

type AddedUnits = {
  sku: string
  name: string
  colour: string | null
  size: string | null
  length: string | null
  quantity: number
  price: Money
  specialPrice: Money | null
}

/**
 * An event of the cart, and the cart after it. Only analytics, which loads after consent, makes an event of it
 * (`toCartEvent`), so that no tap waits for that work and no other visitor loads its code.
 */
export type CartFact = { cart: Cart } & (
  | { event: 'add-to-cart'; added: AddedUnits; line: LineItem | null }
  | { event: 'add-to-cart' | 'remove_from_cart'; units: readonly Units[] }
  | { event: 'view_cart' | 'begin_checkout' }
  | { event: 'add_shipping_info'; shipping_tier: string }
  | { event: 'add_payment_info'; payment_type: string }
)
