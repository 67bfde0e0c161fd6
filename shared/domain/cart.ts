import type { Currency } from '../markets.ts'
import type { Money } from './money.ts'

export type LineOption = { name: string; nameId: number; value: string; valueId: number | null }

export type LineItem = {
  id: string
  productId: number
  variantId: number
  sku: string
  name: string
  quantity: number
  /** The three prices of a unit: before discounts, after those of the line, and the product's default (see `unitPrice`). */
  listPrice: Money
  salePrice: Money
  originalPrice: Money
  extendedSalePrice: Money
  discountAmount: Money
  parentId: string | null
  url: string
  imageUrl: string
  options: LineOption[]
  isDigital: boolean
  /** Added by the promotions engine at price 0. The shopper cannot change its quantity or remove it. */
  isFreeGift: boolean
  /** How the market's shoppers read the size, if it is not the platform's value. Pages and the browser have it. */
  sizeName?: string
}

export type CartCoupon = { id: string; code: string; name: string; discount: Money }

/** The visitor's cart. `id` is `null` until the first line is added. */
export type Cart = {
  id: string | null
  customerId: number
  currency: Currency
  baseAmount: Money
  /** After discounts, without the taxes that the platform adds. */
  cartAmount: Money
  coupons: CartCoupon[]
  lineItems: LineItem[]
  /**
   * Number of the platform's custom items and gift certificates. They do not count as items, but a cart with any is not
   * empty.
   */
  otherItemCount: number
  /**
   * The platform's version of the cart. A write names the version on which it is based. `null` if there is no cart or
   * the platform does not report a version.
   */
  version: number | null
}

export function emptyCart(currency: Currency): Cart {
  const zero = { amount: 0, currency }
  return {
    id: null,
    customerId: 0,
    currency,
    baseAmount: zero,
    cartAmount: zero,
    coupons: [],
    lineItems: [],
    otherItemCount: 0,
    version: null,
  }
}

export function cartQuantity(cart: Cart): number {
  return cart.lineItems.reduce((sum, line) => sum + line.quantity, 0)
}

/** Units of a variant in all lines of the cart, or of a whole product if `variantId` is `null`. */
export function unitsInCart(
  { lineItems }: Pick<Cart, 'lineItems'>,
  { productId, variantId }: { productId?: number; variantId: number | null },
): number {
  const isSame = (line: LineItem) => (variantId === null ? line.productId === productId : line.variantId === variantId)
  return lineItems.reduce((sum, line) => (isSame(line) ? sum + line.quantity : sum), 0)
}

/** The lines as they are shown: free gifts after what is bought. */
export function giftsLast(lines: readonly LineItem[]): LineItem[] {
  return lines.toSorted((one, other) => Number(one.isFreeGift) - Number(other.isFreeGift))
}

/** Lines that the shopper added: no gifts, and no parts of bundles, which come with their bundle. */
export function chosenLines({ lineItems }: Pick<Cart, 'lineItems'>): LineItem[] {
  return lineItems.filter(({ isFreeGift, parentId }) => !isFreeGift && parentId === null)
}

export function isEmptyCart(cart: Cart): boolean {
  return cart.lineItems.length === 0 && cart.otherItemCount === 0
}

/** True if the cart has something to send. */
export function needsShipping({ lineItems }: Pick<Cart, 'lineItems'>): boolean {
  return lineItems.some(({ isDigital }) => !isDigital)
}

type OptionName = 'Color' | 'Size' | 'Length' | 'Recipient name'
export type LineOptions = { options: readonly Pick<LineOption, 'name' | 'value'>[] }

/** The value of an option of a cart's or an order's line, or `null`. The letter case of its name does not count. */
export function lineOption({ options }: LineOptions, name: OptionName): string | null {
  return options.find((option) => option.name.toLowerCase() === name.toLowerCase())?.value ?? null
}
