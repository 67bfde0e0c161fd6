import * as v from 'valibot'
import type { Currency } from '../markets.ts'
import type { Cart, LineItem } from './cart.ts'
import { moneyFromDecimal, toDecimal } from './money.ts'

const OptionSchema = v.object({
  name: v.string(),
  nameId: v.number(),
  value: v.string(),
  valueId: v.nullable(v.number()),
})

const LineEntitySchema = v.object({
  id: v.string(),
  parent_id: v.nullable(v.string()),
  product_id: v.number(),
  variant_id: v.number(),
  sku: v.string(),
  name: v.string(),
  url: v.string(),
  image_url: v.string(),
  quantity: v.number(),
  list_price: v.number(),
  sale_price: v.number(),
  original_price: v.number(),
  extended_sale_price: v.number(),
  discount_amount: v.number(),
  options: v.array(OptionSchema),
})

/** The cart as `/api/bigcommerce/*` answers it: names of the specification (BAG-01, BAG-08), money in decimals. */
export const CartEntitySchema = v.object({
  id: v.nullable(v.string()),
  customer_id: v.number(),
  currency: v.object({ code: v.picklist(['GBP', 'USD', 'EUR']) }),
  coupons: v.array(v.object({ id: v.string(), code: v.string(), display_name: v.string(), discounted_amount: v.number() })),
  cart_amount: v.number(),
  base_amount: v.number(),
  line_items: v.object({
    physical_items: v.array(LineEntitySchema),
    digital_items: v.array(LineEntitySchema),
    custom_items: v.array(v.unknown()),
    gift_certificates: v.array(v.unknown()),
  }),
})

export type CartEntity = v.InferOutput<typeof CartEntitySchema>
type LineEntity = v.InferOutput<typeof LineEntitySchema>

/** The domain's cart of an entity; items are physical, then digital ones (BAG-03). */
export function toCart(entity: CartEntity): Cart {
  const currency = entity.currency.code
  const amount = (decimal: number) => moneyFromDecimal(decimal, currency)
  const { physical_items, digital_items, custom_items, gift_certificates } = entity.line_items
  return {
    id: entity.id,
    customerId: entity.customer_id,
    currency,
    baseAmount: amount(entity.base_amount),
    cartAmount: amount(entity.cart_amount),
    coupons: entity.coupons.map((coupon) => ({ id: coupon.id, code: coupon.code, name: coupon.display_name, discount: amount(coupon.discounted_amount) })),
    lineItems: [...physical_items.map((line) => toLine(line, currency, false)), ...digital_items.map((line) => toLine(line, currency, true))],
    otherItemCount: custom_items.length + gift_certificates.length,
  }
}

/** The entity of a domain cart. Custom items and certificates are counted only, so they come back as empty records. */
export function toCartEntity(cart: Cart): CartEntity {
  return {
    id: cart.id,
    customer_id: cart.customerId,
    currency: { code: cart.currency },
    coupons: cart.coupons.map((coupon) => ({ id: coupon.id, code: coupon.code, display_name: coupon.name, discounted_amount: toDecimal(coupon.discount) })),
    cart_amount: toDecimal(cart.cartAmount),
    base_amount: toDecimal(cart.baseAmount),
    line_items: {
      physical_items: cart.lineItems.filter((line) => !line.isDigital).map(toLineEntity),
      digital_items: cart.lineItems.filter((line) => line.isDigital).map(toLineEntity),
      custom_items: Array.from({ length: cart.otherItemCount }, () => ({})),
      gift_certificates: [],
    },
  }
}

function toLine(line: LineEntity, currency: Currency, isDigital: boolean): LineItem {
  const amount = (decimal: number) => moneyFromDecimal(decimal, currency)
  return {
    id: line.id,
    productId: line.product_id,
    variantId: line.variant_id,
    sku: line.sku,
    name: line.name,
    quantity: line.quantity,
    listPrice: amount(line.list_price),
    salePrice: amount(line.sale_price),
    originalPrice: amount(line.original_price),
    extendedSalePrice: amount(line.extended_sale_price),
    discountAmount: amount(line.discount_amount),
    parentId: line.parent_id,
    url: line.url,
    imageUrl: line.image_url,
    options: line.options,
    isDigital,
  }
}

function toLineEntity(line: LineItem): LineEntity {
  return {
    id: line.id,
    parent_id: line.parentId,
    product_id: line.productId,
    variant_id: line.variantId,
    sku: line.sku,
    name: line.name,
    url: line.url,
    image_url: line.imageUrl,
    quantity: line.quantity,
    list_price: toDecimal(line.listPrice),
    sale_price: toDecimal(line.salePrice),
    original_price: toDecimal(line.originalPrice),
    extended_sale_price: toDecimal(line.extendedSalePrice),
    discount_amount: toDecimal(line.discountAmount),
    options: line.options,
  }
}
