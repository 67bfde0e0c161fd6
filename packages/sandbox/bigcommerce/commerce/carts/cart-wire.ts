import { toWireNumber } from '../money.ts'
import type { LineTotals, Totals } from '../totals.ts'
import { couponTypes, type Cart } from './cart.ts'

export type LineInclude = { physicalOptions: boolean; digitalOptions: boolean }

/** `data` of the cart endpoints. Items include `options` only on request. */
export function cartToWire(cart: Cart, totals: Totals, include: LineInclude) {
  return {
    ...cartHead(cart, totals),
    cart_amount: toWireNumber(totals.cartAmount),
    coupons: totals.coupons.map(({ coupon, amount }) => ({
      code: coupon.code,
      id: String(coupon.id),
      coupon_type: String(couponTypes.indexOf(coupon.type)),
      discounted_amount: toWireNumber(amount),
      display_name: coupon.name,
    })),
    discounts: cartDiscounts(totals),
    line_items: lineItems(totals, include, (line) => ({ taxable: line.line.kind === 'physical' })),
    ...cartTimes(cart),
    locale: cart.locale,
    version: cart.version,
  }
}

/** `data.cart` of the checkout endpoints: the same cart with slightly different field names. */
export function checkoutCartToWire(cart: Cart, totals: Totals, include: LineInclude) {
  return {
    ...cartHead(cart, totals),
    cart_amount_inc_tax: toWireNumber(totals.cartAmount),
    cart_amount_ex_tax: toWireNumber(totals.cartAmount - totals.cartTax),
    coupons: couponsToCheckoutWire(totals),
    discounts: cartDiscounts(totals),
    line_items: lineItems(totals, include, (line) => ({ is_taxable: line.line.kind === 'physical' })),
    ...cartTimes(cart),
  }
}

export function couponsToCheckoutWire(totals: Totals) {
  return totals.coupons.map(({ coupon, amount }) => ({
    id: coupon.id,
    code: coupon.code,
    coupon_type: coupon.type,
    display_name: coupon.name,
    discounted_amount: toWireNumber(amount),
  }))
}

/** ISO 8601 to the second, with a numeric offset instead of `Z`. */
export function wireTime(time: number) {
  return new Date(time).toISOString().replace(/\.\d{3}Z$/, '+00:00')
}

function cartHead(cart: Cart, totals: Totals) {
  return {
    id: cart.id,
    customer_id: cart.customerId,
    channel_id: cart.channelId,
    email: cart.billingAddress?.email ?? '',
    currency: { code: cart.currency },
    tax_included: totals.isTaxIncluded,
    base_amount: toWireNumber(totals.baseAmount),
    discount_amount: toWireNumber(totals.manualDiscount),
    manual_discount_amount: toWireNumber(totals.manualDiscount),
  }
}

function cartTimes(cart: Cart) {
  return { created_time: wireTime(cart.createdAt), updated_time: wireTime(cart.updatedAt) }
}

function cartDiscounts({ lines }: Totals) {
  return lines.map(({ line, discount, coupon }) => ({
    id: line.id,
    discounted_amount: toWireNumber(discount + coupon),
  }))
}

function lineItems<Extra extends object>(totals: Totals, include: LineInclude, extra: (line: LineTotals) => Extra) {
  const ofKind = (kind: 'physical' | 'digital') => totals.lines.filter(({ line }) => line.kind === kind)
  return {
    physical_items: ofKind('physical').map((line) => ({
      ...itemToWire(line, include.physicalOptions),
      ...extra(line),
      is_require_shipping: true,
    })),
    digital_items: ofKind('digital').map((line) => ({
      ...itemToWire(line, include.digitalOptions),
      ...extra(line),
      is_require_shipping: false,
      download_file_urls: [],
      download_page_url: '',
      download_size: '',
    })),
    gift_certificates: [],
    custom_items: [],
  }
}

function itemToWire(
  { line, salePrice, extendedList, extendedSale, discount, coupon }: LineTotals,
  hasOptions: boolean,
) {
  return {
    id: line.id,
    parent_id: null,
    variant_id: line.variantId,
    product_id: line.productId,
    sku: line.sku,
    name: line.name,
    url: line.url,
    quantity: line.quantity,
    image_url: line.imageUrl,
    discounts: [
      ...(discount > 0 ? [{ id: 'manual-discount', discounted_amount: toWireNumber(discount) }] : []),
      ...(coupon > 0 ? [{ id: 'coupon', discounted_amount: toWireNumber(coupon) }] : []),
    ],
    coupons: coupon > 0 ? toWireNumber(coupon) : [],
    discount_amount: toWireNumber(discount),
    coupon_amount: toWireNumber(coupon),
    original_price: toWireNumber(line.originalPrice),
    list_price: toWireNumber(line.listPrice),
    sale_price: toWireNumber(salePrice),
    extended_list_price: toWireNumber(extendedList),
    extended_sale_price: toWireNumber(extendedSale),
    is_mutable: true,
    added_by_promotion: false,
    ...(hasOptions && { options: line.options }),
  }
}
