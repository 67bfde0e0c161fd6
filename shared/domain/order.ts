import type { Cloth } from './cloth.ts'
import { type Money, money } from './money.ts'
import type { Present } from './present.ts'

export type OrderStatus =
  | 'Open'
  | 'Pending'
  | 'Confirmed'
  | 'Shipped in part'
  | 'Shipped'
  | 'Complete'
  | 'Cancelled'
  | 'Refunded in part'
  | 'Refunded'

/** True for the statuses that the platform gives an order after a refund. */
export function isRefunded(status: OrderStatus): boolean {
  return status === 'Refunded' || status === 'Refunded in part'
}

/** Stage of an order: `unfinished` until it is paid or accepted, `cancelled` if it was cancelled or declined. */
export type OrderStage = 'unfinished' | 'placed' | 'cancelled'

export type OrderAddress = {
  name: string
  lines: string[]
  city: string
  region: string
  postalCode: string
  country: string
}

/** A part of an order that goes to one address. `method` is in the platform's words, and empty if it does not say. */
export type OrderDelivery = { id: number; address: OrderAddress; method: string }

/** A parcel that was sent. The link is https, or `null` if the carrier has none. `sentAt` is ISO 8601 if it is known. */
export type Shipment = {
  id: number
  carrier: string
  trackingNumber: string
  trackingLink: string | null
  sentAt: string | null
  items: { lineId: number; quantity: number }[]
}

/** What the shopper got back at once. `storeCredit` is the part of it that is no money. `at` is ISO 8601 if it is known. */
export type OrderRefund = { at: string | null; amount: Money; storeCredit: Money }

export type OrderLine = {
  id: number
  productId: number
  variantId: number | null
  sku: string
  name: string
  quantity: number
  /** The number of units that were sent. */
  sent: number
  /** The number of units that were paid back, as far as the platform knows. */
  refunded: number
  /** `null` for a line that is not sent to an address. */
  deliveryId: number | null
  price: Money
  total: Money
  options: { name: string; value: string }[]
  /** How the market's shoppers read the size, if it is not the platform's value. Pages and the browser have it. */
  sizeName?: string
  /** The printed design of its product, on the confirmation. */
  cloth?: Cloth
}

export type Order = {
  id: number
  cartId: string
  customerId: number
  channelId: number
  status: OrderStatus
  stage: OrderStage
  /** How an order that was not sent waits, if the platform says it: for its carrier, or for the shopper. */
  packing: 'packed' | 'to-collect' | null
  placedAt: string
  email: string
  /** The person who is billed. */
  buyer: { firstName: string; lastName: string; phone: string }
  billing: OrderAddress
  lines: OrderLine[]
  /** Prices of the lines, before the discount. Without tax, like the other amounts, if `tax` is added to them. */
  subtotal: Money
  shipping: Money
  /** Handling, gift wrapping and other charges. */
  fees: Money
  discount: Money
  /** Names of the codes and promotions in the discount, as far as the platform knows them. */
  discountNames: string[]
  /** The tax that is added to the prices. 0 if they include it. */
  tax: Money
  /** The tax inside the prices. 0 if it is added to them. */
  taxInside: Money
  total: Money
  /** The parts of the total that were paid with store credit and with gift certificates. */
  storeCredit: Money
  giftCertificates: Money
  /** What the shopper got back. `null` if the platform does not say it. */
  refunded: Money | null
  /** The parts of it. */
  refunds: OrderRefund[]
  /** One for each address. Empty for an order of digital products. */
  deliveries: OrderDelivery[]
  paymentMethod: string
  /** `null` if the order is no present. */
  present: Present | null
}

/** What a picture of a line shows and links to. */
export type OrderPiece = Pick<OrderLine, 'id' | 'productId' | 'sku' | 'name' | 'options'>

/** An order in the order history. `itemCount` is the number of units, `pieces` are the first lines, as far as known. */
export type OrderSummary = Pick<Order, 'id' | 'status' | 'placedAt' | 'total'> & {
  itemCount: number
  pieces: OrderPiece[]
}

const sentOrOver: readonly OrderStatus[] = ['Shipped', 'Complete', 'Cancelled', 'Refunded']

/** True if some units of the order were sent, and others are still to be sent. */
export function isSentInPart({ status, lines }: Pick<Order, 'status' | 'lines'>): boolean {
  const posted = lines.filter(({ deliveryId }) => deliveryId !== null)
  const isAnySent = posted.some(({ sent }) => sent > 0)
  return !sentOrOver.includes(status) && isAnySent && posted.some(({ sent, quantity }) => sent < quantity)
}

/** What is left of the total to pay by other means than store credit and gift certificates. */
export function paidOtherwise({ total, storeCredit, giftCertificates }: OrderCredit): Money {
  return money(total.amount - storeCredit.amount - giftCertificates.amount, total.currency)
}

type OrderCredit = Pick<Order, 'total' | 'storeCredit' | 'giftCertificates'>

/** Length of the order history in months. */
export const orderHistoryMonths = 12

/** The earliest moment that the order history shows. */
export function orderHistoryStart(now: Date): Date {
  const start = new Date(now)
  start.setUTCMonth(start.getUTCMonth() - orderHistoryMonths)
  return start
}
