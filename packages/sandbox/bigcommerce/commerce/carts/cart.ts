import type { Currency } from '#sandbox/catalogue/currencies.ts'

/** One chosen option of a line. `valueId` is `null` for a text that the shopper typed. */
export type LineOption = { name: string; nameId: number; value: string; valueId: number | null }

/**
 * A line of a cart. Prices are per piece, in minor units of the cart's currency. `originalPrice` is the product's
 * default price; `listPrice` is the price before discounts, which is the catalogue's sale price if there is one.
 */
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
  isPriceOverridden: boolean
  manualDiscount: number
  url: string
  imageUrl: string
  options: LineOption[]
  /** It is sold before its release. */
  isPreOrder?: boolean
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
  /** The chosen delivery method; `null` until one is chosen, and again after the cart or the address changed. */
  shippingOptionId: string | null
  /** Name of the shop where the order is collected, if the method asks for one. */
  shop?: string | null
}

/** A cart and its checkout: they share one id and one version. Times are Unix milliseconds. */
export type Cart = {
  id: string
  version: number
  customerId: number
  channelId: number
  currency: Currency
  locale: string
  lines: Line[]
  coupons: Coupon[]
  /** Codes of the gift certificates that pay for it. */
  certificates?: string[]
  /** What the shopper writes to the store, as the order has it too. */
  customerMessage?: string
  /** Discount on the whole cart, in minor units. */
  manualDiscount: number
  billingAddress: BillingAddress | null
  consignments: Consignment[]
  createdAt: number
  updatedAt: number
}

/** A new cart without lines, to be stored by the caller. */
export function emptyCart(owner: Pick<Cart, 'customerId' | 'channelId' | 'currency' | 'locale'>): Cart {
  const now = Date.now()
  return {
    ...owner,
    id: crypto.randomUUID(),
    version: 1,
    lines: [],
    coupons: [],
    manualDiscount: 0,
    billingAddress: null,
    consignments: [],
    createdAt: now,
    updatedAt: now,
  }
}

export function quantityOf(cart: Cart) {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0)
}

export function hasPhysicalLines(cart: Cart) {
  return cart.lines.some((line) => line.kind === 'physical')
}
