import type { Money } from './money.ts'

/** An address of a checkout. `country` is ISO 3166-1 alpha-2; texts may be empty while the shopper has not given them. */
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

/** Lines that go to one address, with the ways to send them. */
export type Consignment = {
  id: string
  address: CheckoutAddress
  lineIds: string[]
  options: ShippingOption[]
  selectedOptionId: string | null
}

/** A cart on its way to become an order. It has the id of its cart. */
export type Checkout = {
  id: string
  consignments: Consignment[]
  billingAddress: CheckoutAddress | null
  subtotal: Money
  shipping: Money
  tax: Money
  total: Money
}
