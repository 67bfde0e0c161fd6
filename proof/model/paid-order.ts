import { hasChangedSinceOpening } from './call-evidence.ts'
import { itemNames, type Item, type ModelProducts } from './products.ts'
import { discountOf, isCodeEarned, type Code, type RuledLine } from './rules.ts'
import type { Shopper } from './shopper.ts'
import type { LoggedCall, Order, OrderProduct, Vendors } from './vendors.ts'

export type PaidLine = RuledLine & {
  sku: string
  variantId: number
  paidUnitPrice: number
  discount: number
  isGift: boolean
  isParcel: boolean
}
/**
 * `codes`: those of the shopper's codes that explain the discount; `null` if none do. `isFullPrice`: no discount was
 * paid, because the cart was changed after its checkout had been opened.
 */
export type PaidOrder = {
  order: Order
  lines: PaidLine[]
  discount: number
  codes: Code[] | null
  isFullPrice: boolean
}

type Evidence = {
  vendors: Vendors
  products: ModelProducts
  /** Those who may have paid, and assistants. */
  shoppers: readonly Pick<Shopper, 'emails' | 'codes' | 'openingOf'>[]
  calls: readonly LoggedCall[]
}

/** An order as the platform has it, with the codes that explain its discount. */
export async function readOrder({ vendors, products, shoppers, calls }: Evidence, order: Order): Promise<PaidOrder> {
  const ordered = await vendors.orderProducts(order.id)
  const lines = ordered.map((product) => lineOf(products, product))
  // The order's own discount leaves out those of its products.
  const ofProducts = ordered.flatMap((product) =>
    product.applied_discounts.filter(({ target }) => target === 'product'),
  )
  const discount = pence(order.discount_amount) + pence(order.coupon_discount) + sumOf(ofProducts)
  const payer = shoppers.find(({ openingOf }) => openingOf(order.id) !== null)
  // A customer's devices have one cart. Its address is that of the device which filled in the checkout first, or of the account.
  const owners = shoppers.filter((shopper) => shopper === payer || shopper.emails.includes(order.billing_address.email))
  const entered = new Set(owners.flatMap(({ codes }) => [...codes]))
  const enteredCodes = [...entered].filter((code) => isCodeEarned(code, lines))
  const openedAt = payer?.openingOf(order.id) ?? null
  // A change of the cart takes the discounts off its open checkout, which then shows and charges the full price.
  const isFullPrice =
    discount === 0 && openedAt !== null && hasChangedSinceOpening(calls, { cartId: order.cart_id, openedAt })
  return {
    order,
    lines,
    discount,
    isFullPrice,
    codes: isFullPrice ? [] : codesThatExplain(lines, discount, enteredCodes),
  }
}

function lineOf(products: ModelProducts, product: OrderProduct): PaidLine {
  const item: Item | undefined = itemNames
    .map((name) => products.items[name])
    .find(({ variantId }) => variantId === product.variant_id)
  const isGift = product.variant_id === products.gift.variantId
  const paidUnitPrice = pence(product.base_price)
  const { isKnitwear = false, isHomeware = false, isDiscountable = false, isParcel = true, unitPrice = 0 } = item ?? {}
  const discount = sumOf(product.applied_discounts)
  return {
    sku: product.sku,
    variantId: product.variant_id,
    quantity: product.quantity,
    unitPrice,
    paidUnitPrice,
    discount,
    isGift,
    isKnitwear,
    isHomeware,
    isDiscountable,
    isParcel,
  }
}

/**
 * The codes that the shopper entered and whose rules together make exactly this discount; the smallest set if there are
 * several. `null` if there is none.
 */
function codesThatExplain(lines: readonly PaidLine[], discount: number, enteredCodes: readonly Code[]): Code[] | null {
  const sets = Array.from({ length: 2 ** enteredCodes.length }, (_, bits) =>
    enteredCodes.filter((_code, index) => (bits & (1 << index)) !== 0),
  ).toSorted((one, other) => one.length - other.length)
  return sets.find((codes) => totalDiscountOf(lines, codes) === discount) ?? null
}

/** Pence that these codes and the offers without a code take off the lines. */
export function totalDiscountOf(lines: readonly PaidLine[], codes: readonly Code[]): number {
  const { ofLines, ofCart } = discountOf(lines, codes)
  return ofLines.reduce((sum, amount) => sum + amount, ofCart)
}

export function unitsSold(orders: readonly PaidOrder[], variantId: number): number {
  return orders
    .flatMap(({ lines }) => lines)
    .filter((line) => line.variantId === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

function sumOf(discounts: OrderProduct['applied_discounts']): number {
  return discounts.reduce((sum, { amount }) => sum + pence(amount), 0)
}

export function pence(decimal: string): number {
  return Math.round(Number(decimal) * 100)
}

export function pounds(amount: number): string {
  return `£${(amount / 100).toFixed(2)}`
}
