import type { Cart } from '../../shared/domain/cart.ts'
import type { PageServices } from '../atoms/services.ts'
import { callCommerce } from './api.ts'
import { readCart, readInventory, readRedirect } from './shapes.ts'

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

export function createCommerce(services: PageServices): Commerce {
  return {
    cart: () => callCommerce(services, { method: 'getCart', args: {}, read: readCart }),
    addLines: (lines) => callCommerce(services, { method: 'addCartItems', args: { data: { line_items: lines.map(toWireLine) } }, read: readCart }),
    updateLine: ({ lineId, productId, quantity }) =>
      callCommerce(services, {
        method: 'updateCartItem',
        args: { itemId: lineId, data: { line_item: { quantity, product_id: productId } } },
        read: readCart,
      }),
    removeLine: (lineId) => callCommerce(services, { method: 'removeCartItem', args: { itemId: lineId }, read: (body) => (body === null ? null : readCart(body)) }),
    async clear() {
      await callCommerce(services, { method: 'deleteCart', args: {}, read: () => undefined })
    },
    checkoutLogin: () => callCommerce(services, { method: 'checkoutLogin', args: {}, read: readRedirect }),
    inventory: (variantIds) => callCommerce(services, { method: 'getProductInventory', args: { variantIds }, read: readInventory }),
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
