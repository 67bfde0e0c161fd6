import type { Address, Coupon, Line } from '../carts/cart.ts'
import type { Currency } from '../money.ts'

export const orderStatusIds = { incomplete: 0, awaitingFulfillment: 11 } as const

/** A line as it was sold. Amounts are minor units, tax included where the market's prices are. */
export type OrderLine = Omit<Line, 'manualDiscount' | 'isPriceOverridden'> & {
  extendedSale: number
  discount: number
  coupon: number
  total: number
}

/** How it was paid: never more of a card than its brand and last four digits. */
export type Payment = { brand: string; lastFour: string }

/** Where a part of an order goes, and how. `items`: pieces in it. */
export type Delivery = {
  address: Address
  methodName: string
  transitTime: string
  cost: number
  lineIds: string[]
  items: number
}

/** What an order is made of before the store numbers it. Amounts are minor units. */
export type OrderDraft = {
  cartId: string
  /** Version of the cart that was sold. */
  cartVersion: number
  customerId: number
  channelId: number
  currency: Currency
  locale: string
  lines: OrderLine[]
  coupons: { coupon: Coupon; amount: number }[]
  billing: Address
  /** One per consignment; none for an order of digital things. */
  deliveries: Delivery[]
  subtotal: number
  manualDiscount: number
  couponDiscount: number
  shippingCost: number
  total: number
  subtotalTax: number
  shippingTax: number
  totalTax: number
  payment: Payment | null
}

/** A numbered order. Times are Unix milliseconds. */
export type Order = OrderDraft & { id: number; statusId: number; createdAt: number; modifiedAt: number }
