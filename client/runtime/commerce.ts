import * as v from 'valibot'
import { CartEntitySchema, toCart } from '../../shared/domain/cart-entity.ts'
import type { Cart } from '../../shared/domain/cart.ts'
import type { PageServices } from '../atoms/services.ts'
import { callCommerce } from './api.ts'

export type NewLine = {
  productId: number
  variantId: number | null
  quantity: number
  optionSelections?: { optionId: number; optionValue: string | number }[]
}

/** The commerce operations of a visitor's page. Each rejects with an `ApiError`. */
export interface Commerce {
  cart(): Promise<Cart>
  addLines(lines: NewLine[]): Promise<Cart>
  updateLine(line: { lineId: string; productId: number; quantity: number }): Promise<Cart>
  /** Answers `null` when the last line went. */
  removeLine(lineId: string): Promise<Cart | null>
  clear(): Promise<void>
  checkoutLogin(): Promise<{ redirectUrl: string }>
  /** Units to sell by variant id; a variant whose stock is not tracked is not in it. */
  inventory(variantIds: number[]): Promise<Map<number, number>>
}

const CartSchema = v.pipe(CartEntitySchema, v.transform(toCart))
const LoginSchema = v.object({ redirect_url: v.pipe(v.string(), v.regex(/^https?:\/\//)) })
const InventorySchema = v.object({
  data: v.array(v.object({ identity: v.object({ variant_id: v.number() }), allLocationsTotalAvailableToSell: v.number() })),
})

export function createCommerce(services: PageServices): Commerce {
  return {
    cart: () => callCommerce(services, { method: 'getCart', args: {}, schema: CartSchema }),
    addLines: (lines) => callCommerce(services, { method: 'addCartItems', args: { data: { line_items: lines.map(toWireLine) } }, schema: CartSchema }),
    updateLine: ({ lineId, productId, quantity }) =>
      callCommerce(services, {
        method: 'updateCartItem',
        args: { itemId: lineId, data: { line_item: { quantity, product_id: productId } } },
        schema: CartSchema,
      }),
    removeLine: (lineId) => callCommerce(services, { method: 'removeCartItem', args: { itemId: lineId }, schema: v.nullable(CartSchema) }),
    async clear() {
      await callCommerce(services, { method: 'deleteCart', args: {}, schema: v.unknown() })
    },
    async checkoutLogin() {
      const { redirect_url } = await callCommerce(services, { method: 'checkoutLogin', args: {}, schema: LoginSchema })
      return { redirectUrl: redirect_url }
    },
    async inventory(variantIds) {
      const { data } = await callCommerce(services, { method: 'getProductInventory', args: { variantIds }, schema: InventorySchema })
      return new Map(data.map((record) => [record.identity.variant_id, record.allLocationsTotalAvailableToSell]))
    },
  }
}

function toWireLine({ productId, variantId, quantity, optionSelections }: NewLine) {
  return {
    product_id: productId,
    ...(variantId !== null && { variant_id: variantId }),
    quantity,
    ...(optionSelections && { option_selections: optionSelections.map(({ optionId, optionValue }) => ({ option_id: optionId, option_value: optionValue })) }),
  }
}
