import type { DeliveryDays } from '../arrival.ts'
import type { Address, Coupon, Line } from '../carts/cart.ts'
import type { Currency } from '#sandbox/catalogue/currencies.ts'

export const orderStatusIds = {
  incomplete: 0,
  refunded: 4,
  cancelled: 5,
  declined: 6,
  awaitingFulfillment: 11,
  partiallyRefunded: 14,
} as const

/** A line as it was sold. Amounts are minor units, and include tax in markets whose prices do. */
export type OrderLine = Omit<Line, 'manualDiscount' | 'isPriceOverridden'> & {
  extendedList: number
  extendedSale: number
  discount: number
  coupon: number
  total: number
}

/** How the order was paid. Holds no more of a card than its brand and last four digits. */
export type Payment = { brand: string; lastFour: string }

/** A part of an order that goes to one address by one method. `items` is the number of pieces. */
export type Delivery = {
  address: Address
  methodName: string
  transitTime: string
  days?: DeliveryDays
  cost: number
  lineIds: string[]
  items: number
}

/** An order before the store numbers it. Amounts are minor units. */
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
  /** One per consignment; empty for an order of digital products. */
  deliveries: Delivery[]
  subtotal: number
  manualDiscount: number
  couponDiscount: number
  shippingCost: number
  total: number
  /** The tax that was added to the prices of the lines. */
  salesTaxPercent?: number
  shippingTax: number
  totalTax: number
  payment: Payment | null
  /** What the shopper wrote in the checkout. */
  customerMessage?: string
  /** What gift certificates paid of the total. */
  certificates?: { code: string; used: number }[]
  /** Notes that were added after the order was placed. */
  remarks?: OrderRemarks
}

/** Fields of an order that was paid outside of the store. `providerId` is the payment's id at its provider. */
export type OrderRemarks = { paymentMethod?: string; providerId?: string; externalId?: string; staffNotes?: string }

/** A numbered order. Times are Unix milliseconds. */
export type Order = OrderDraft & { id: number; statusId: number; createdAt: number; modifiedAt: number }
