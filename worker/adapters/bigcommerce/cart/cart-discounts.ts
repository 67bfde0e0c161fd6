import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { asVersion, cartPath, createCartWrite } from './cart.ts'
import { checkoutPath } from './checkout.ts'
import { toDecimal } from '#shared/domain/money.ts'
import type { CartPort, CartTarget } from '#worker/ports/cart-port.ts'

type WireDiscounts = {
  discounts: { discounted_amount: number }[]
  line_items: { id: string; discounted_amount: number }[]
}

const noDiscounts: WireDiscounts = { discounts: [], line_items: [] }

const VersionSchema = v.object({ data: v.object({ version: v.optional(v.nullable(v.number()), null) }) })

/**
 * Manual discounts of BigCommerce checkouts. A checkout has the id and the version of its cart. The platform has no
 * operation that removes automatic promotions.
 */
export function createBigCommerceCartDiscounts({ api }: { api: BigCommerceApi }) {
  const write = createCartWrite(api)
  const put = async ({ cartId, version }: CartTarget, cart: WireDiscounts, signal: AbortSignal) => {
    const written = await api.rest('cart-discounts', v.fallback(VersionSchema, { data: { version: null } }), {
      path: `${checkoutPath(cartId)}/discounts`,
      method: 'POST',
      body: { cart, ...asVersion(version) },
      signal,
    })
    return written.data.version
  }
  return {
    async clearDiscounts({ cartId, version: first, couponCodes }, signal) {
      let version = first
      for (const code of couponCodes) {
        const path = `${checkoutPath(cartId)}/coupons/${encodeURIComponent(code)}`
        const left = await api.rest('cart-coupon-remove', VersionSchema, {
          path,
          method: 'DELETE',
          body: asVersion(version),
          absentOn: [204, 404],
          signal,
        })
        // Each removal is a separate change. Removing a discount that is not there changes nothing.
        if (left) version = left.data.version
      }
      // Replaces every manual discount, of lines and of the cart.
      await put({ cartId, version }, noDiscounts, signal)
    },
    async setDiscounts({ cartId, version, ofCart, ofLines }, signal) {
      const discounts = ofCart.map((saving) => ({ discounted_amount: toDecimal(saving) }))
      const line_items = ofLines.map(({ lineId, saving }) => ({ id: lineId, discounted_amount: toDecimal(saving) }))
      return put({ cartId, version }, { discounts, line_items }, signal)
    },
    async addFreeGift({ cartId, version, productId, variantId }, signal) {
      const body = { line_items: [oneFree({ productId, variantId })], ...asVersion(version) }
      return write('cart-gift', { path: `${cartPath(cartId)}/items`, method: 'POST', body, signal })
    },
  } satisfies Partial<CartPort>
}

function oneFree({ productId, variantId }: { productId: number; variantId: number }) {
  return { product_id: productId, variant_id: variantId, quantity: 1, list_price: 0 }
}
