import * as v from 'valibot'
import { toDecimal } from '../../../shared/domain/money.ts'
import type { CartDiscountPort } from '../../ports/cart-discount-port.ts'
import type { BigCommerceApi } from '../bigcommerce-api/bigcommerce-api.ts'
import { cartPath, include, toOutcome } from './bigcommerce-cart.ts'
import { CartAnswerSchema } from './cart-wire.ts'

/** Manual discounts of BigCommerce's checkouts; a checkout has the id of its cart. Automatic promotions have no operation that removes them. */
export function createBigCommerceCartDiscounts({ api }: { api: BigCommerceApi }): CartDiscountPort {
  const put = (cartId: string, cart: { discounts: { discounted_amount: number }[]; line_items: { id: string; discounted_amount: number }[] }, signal: AbortSignal) =>
    api.rest('cart-discounts', v.unknown(), { path: `${checkoutPath(cartId)}/discounts`, method: 'POST', body: { cart }, signal })
  return {
    async clear({ cartId, couponCodes }, signal) {
      for (const code of couponCodes) {
        await api.rest('cart-coupon-remove', v.unknown(), { path: `${checkoutPath(cartId)}/coupons/${encodeURIComponent(code)}`, method: 'DELETE', absentOn: [204, 404], signal })
      }
      // It replaces every manual discount, of lines and of the cart.
      await put(cartId, { discounts: [], line_items: [] }, signal)
    },
    async set({ cartId, ofBag, ofLines }, signal) {
      const discounts = ofBag.map((saving) => ({ discounted_amount: toDecimal(saving) }))
      const line_items = ofLines.map(({ lineId, saving }) => ({ id: lineId, discounted_amount: toDecimal(saving) }))
      await put(cartId, { discounts, line_items }, signal)
    },
    async addFreeGift({ cartId, productId, variantId }, signal) {
      const body = { line_items: [{ product_id: productId, variant_id: variantId, quantity: 1, list_price: 0 }] }
      return toOutcome(api.rest('cart-gift', CartAnswerSchema, { path: `${cartPath(cartId)}/items`, method: 'POST', query: include, body, signal }))
    },
    async limitFreeGift({ cartId, lineId, productId, variantId }, signal) {
      const body = { line_item: { product_id: productId, variant_id: variantId, quantity: 1, list_price: 0 } }
      return toOutcome(api.rest('cart-gift-limit', CartAnswerSchema, { path: `${cartPath(cartId)}/items/${encodeURIComponent(lineId)}`, method: 'PUT', query: include, body, signal }))
    },
  }
}

function checkoutPath(cartId: string): string {
  return `/v3/checkouts/${encodeURIComponent(cartId)}`
}
