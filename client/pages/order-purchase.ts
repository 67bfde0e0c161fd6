import type { EventFields } from '#shared/analytics/events.ts'
import { itemVariant } from '#shared/analytics/item-variant.ts'
import { maxEventItems } from '#shared/analytics/settings.ts'
import { money, toDecimal } from '#shared/domain/money.ts'
import type { Order } from '#shared/domain/order.ts'
import { baseSku } from '#shared/domain/product.ts'
import { brand } from '#shared/merchant.ts'

/**
 * A placed order for analytics. It names the order, its amounts and its products, but nothing of the buyer. `value` is
 * what the products cost after discounts: GA4's excludes delivery and tax, and charges are no products.
 */
export function orderPurchase(order: Order): EventFields['purchase']['ecommerce'] {
  const { id, total, shipping, fees, tax, discount, lines } = order
  return {
    transaction_id: String(id),
    currency: total.currency,
    value: toDecimal(money(total.amount - shipping.amount - fees.amount - tax.amount, total.currency)),
    shipping: toDecimal(shipping),
    tax: toDecimal(tax),
    discount: toDecimal(discount),
    items: lines.slice(0, maxEventItems).map((line) => ({
      item_id: baseSku(line.sku),
      product_id: line.productId,
      sku: line.sku,
      item_name: line.name,
      item_brand: brand,
      ...itemVariant(line),
      price: toDecimal(line.price),
      quantity: line.quantity,
    })),
  }
}
