import type { Currency } from '../money.ts'

/** One choice on a line. `valueId` is `null` for a text the shopper typed. */
export type LineOption = { name: string; nameId: number; value: string; valueId: number | null }

/** A line of a cart. Prices are minor units of the cart's currency, each for one piece. */
export type Line = {
  id: string
  productId: number
  variantId: number
  sku: string
  name: string
  kind: 'physical' | 'digital'
  quantity: number
  originalPrice: number
  listPrice: number
  salePrice: number
  isPriceOverridden: boolean
  manualDiscount: number
  url: string
  imageUrl: string
  options: LineOption[]
}

export const couponTypes = [
  'per_item_discount',
  'percentage_discount',
  'per_total_discount',
  'shipping_discount',
  'free_shipping',
] as const
export type CouponType = (typeof couponTypes)[number]

/** `amount` is minor units of the cart's currency. */
export type Coupon = { id: number; code: string; type: CouponType; name: string; percent: number; amount: number }

export type Address = {
  email: string
  firstName: string
  lastName: string
  company: string
  address1: string
  address2: string
  city: string
  state: string
  stateCode: string
  postalCode: string
  countryCode: string
  phone: string
}

export type BillingAddress = Address & { id: string }

export type Consignment = {
  id: string
  address: Address
  items: { itemId: string; quantity: number }[]
  /** Chosen delivery method; `null` until chosen, and again when the cart or the address changes. */
  shippingOptionId: string | null
}

/** A cart and the checkout that grows out of it: one id, one version. Times are Unix milliseconds. */
export type Cart = {
  id: string
  version: number
  customerId: number
  channelId: number
  currency: Currency
  locale: string
  lines: Line[]
  coupons: Coupon[]
  /** Off the whole cart, minor units. */
  manualDiscount: number
  billingAddress: BillingAddress | null
  consignments: Consignment[]
  createdAt: number
  updatedAt: number
}

export function quantityOf(cart: Cart) {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0)
}

export function hasPhysicalLines(cart: Cart) {
  return cart.lines.some((line) => line.kind === 'physical')
}
