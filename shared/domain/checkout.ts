import type { Money } from './money.ts'

export type ShippingOption = {
  id: string
  description: string
  cost: Money
  transitTime: string
  /** True if the platform itself marks it as collection from a shop. */
  isPickUp: boolean
}

/** Lines sent to one country, with their shipping options. */
export type Consignment = {
  id: string
  country: string
  options: ShippingOption[]
  selectedOptionId: string | null
}

/** The checkout of a cart. */
export type Checkout = {
  billingAddressId: string | null
  consignments: Consignment[]
  subtotal: Money
  shipping: Money
  total: Money
}
