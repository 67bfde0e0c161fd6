import type { Currency } from '../markets.ts'
import type { CartEntity, LineEntity } from './cart-entity-schema.ts'
import type { Cart, LineItem } from './cart.ts'
import { moneyFromDecimal, toDecimal } from './money.ts'

/** Maps an entity to a cart. Physical items come before digital ones. */
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
    coupons: entity.coupons.map((coupon) => ({
      id: coupon.id,
      code: coupon.code,
      name: coupon.display_name,
      discount: amount(coupon.discounted_amount),
    })),
    lineItems: [
      ...physical_items.map((line) => toLine(line, currency, false)),
      ...digital_items.map((line) => toLine(line, currency, true)),
    ],
    otherItemCount: custom_items.length + gift_certificates.length,
    version: entity.version,
  }
}

/** Maps a cart to an entity. A cart only counts custom items and certificates, so that they become empty records. */
export function toCartEntity(cart: Cart): CartEntity {
  return {
    id: cart.id,
    customer_id: cart.customerId,
    currency: { code: cart.currency },
    coupons: cart.coupons.map((coupon) => ({
      id: coupon.id,
      code: coupon.code,
      display_name: coupon.name,
      discounted_amount: toDecimal(coupon.discount),
    })),
    cart_amount: toDecimal(cart.cartAmount),
    base_amount: toDecimal(cart.baseAmount),
    line_items: {
      physical_items: cart.lineItems.filter((line) => !line.isDigital).map(toLineEntity),
      digital_items: cart.lineItems.filter((line) => line.isDigital).map(toLineEntity),
      custom_items: Array.from({ length: cart.otherItemCount }, () => ({})),
      gift_certificates: [],
    },
    version: cart.version,
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
    isFreeGift: line.is_free_gift,
    ...(line.size_name !== undefined && { sizeName: line.size_name }),
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
    is_free_gift: line.isFreeGift,
    ...(line.sizeName !== undefined && { size_name: line.sizeName }),
  }
}
