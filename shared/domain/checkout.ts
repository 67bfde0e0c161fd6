import type { Money } from './money.ts'

/** An address of a checkout. `country` is ISO 3166-1 alpha-2. Texts are empty until the shopper has entered them. */
export type CheckoutAddress = {
  email: string
  firstName: string
  lastName: string
  address1: string
  address2: string
  city: string
  region: string
  postalCode: string
  country: string
  phone: string
}

export type ShippingOption = { id: string; description: string; cost: Money; transitTime: string }

/** Lines sent to one address, with their shipping options. */
export type Consignment = {
  id: string
  address: CheckoutAddress
  lineIds: string[]
  options: ShippingOption[]
  selectedOptionId: string | null
}

/** The checkout of a cart. It has the id of the cart. */
export type Checkout = {
  id: string
  consignments: Consignment[]
  billingAddress: CheckoutAddress | null
  subtotal: Money
  shipping: Money
  tax: Money
  total: Money
}
