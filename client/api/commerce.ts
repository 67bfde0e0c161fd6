import { callCommerce } from './call-api.ts'
import { readCart, readInventory, readRedirect } from './commerce-shapes.ts'
import type { PageServices } from './page-services.ts'
import type { Cart } from '#shared/domain/cart.ts'
import type { StockByVariant } from '#shared/domain/stock.ts'

export type RequestedLine = {
  productId: number
  variantId: number | null
  quantity: number
  optionSelections?: { optionId: number; optionValue: string | number }[]
}

/** The commerce operations of a visitor's page. Each rejects with an `ApiError`. */
export interface Commerce {
  cart(): Promise<Cart>
  /** `operationId` is the same for each repeat of a press, so that the Worker adds once. */
  addLines(lines: RequestedLine[], operationId: string): Promise<Cart>
  updateLine(line: { lineId: string; productId: number; quantity: number }): Promise<Cart>
  /** Resolves with `null` if the last line was removed. */
  removeLine(lineId: string): Promise<Cart | null>
  clear(): Promise<void>
  checkoutLogin(): Promise<{ redirectUrl: string }>
  /** Sellable stock by variant id. */
  inventory(items: { productId: number; variantId: number }[]): Promise<StockByVariant>
}

export function createCommerce(services: PageServices): Commerce {
  return {
    cart: () => callCommerce(services, { method: 'getCart', args: {}, read: readCart }),
    addLines: (lines, operationId) =>
      callCommerce(services, {
        method: 'addCartItems',
        args: { data: { line_items: lines.map(toWireLine), operation_id: operationId } },
        read: readCart,
      }),
    updateLine: ({ lineId, productId, quantity }) =>
      callCommerce(services, {
        method: 'updateCartItem',
        args: { itemId: lineId, data: { line_item: { quantity, product_id: productId } } },
        read: readCart,
      }),
    removeLine: (lineId) =>
      callCommerce(services, {
        method: 'removeCartItem',
        args: { itemId: lineId },
        read: (body) => (body === null ? null : readCart(body)),
      }),
    async clear() {
      await callCommerce(services, { method: 'deleteCart', args: {}, read: () => undefined })
    },
    checkoutLogin: () => callCommerce(services, { method: 'checkoutLogin', args: {}, read: readRedirect }),
    inventory: (items) =>
      callCommerce(services, {
        method: 'getProductInventory',
        args: { items: items.map(({ productId, variantId }) => ({ product_id: productId, variant_id: variantId })) },
        read: readInventory,
      }),
  }
}

function toWireLine({ productId, variantId, quantity, optionSelections }: RequestedLine) {
  return {
    product_id: productId,
    ...(variantId !== null && { variant_id: variantId }),
    quantity,
    ...(optionSelections && {
      option_selections: optionSelections.map(({ optionId, optionValue }) => ({
        option_id: optionId,
        option_value: optionValue,
      })),
    }),
  }
}
