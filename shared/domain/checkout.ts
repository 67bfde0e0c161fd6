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

/** Lines sent to one country, with their shipping options. */
export type Consignment = {
  id: string
  country: string
  options: ShippingOption[]
  selectedOptionId: string | null
}

/** The checkout of a cart. */
export type Checkout = { consignments: Consignment[]; subtotal: Money; shipping: Money; total: Money }
