import type { CommercePart } from '../configuration/page-settings.ts'
import { assistantPrices } from '../middleware/call-prices.ts'
import type { Kind } from './show-cart.ts'
import { endpoints } from '#shared/routes.ts'

type Action = 'create' | 'get' | 'update' | 'cancel' | 'complete'
export type CartTool = {
  kind: Kind
  action: Action
  part: CommercePart
  method: 'GET' | 'POST' | 'PUT'
  path: string
  price: number
}

const { reading, changing } = assistantPrices
const carts = endpoints.assistantCarts.path
const checkouts = endpoints.assistantCheckouts.path

/** The operations on carts and checkouts, by the names of their tools. `path` is that of the operation over REST. */
export const cartTools = {
  create_cart: tool('cart', 'create', { method: 'POST', path: carts }),
  get_cart: tool('cart', 'get', { method: 'GET', path: `${carts}/:id` }),
  update_cart: tool('cart', 'update', { method: 'PUT', path: `${carts}/:id` }),
  cancel_cart: tool('cart', 'cancel', { method: 'POST', path: `${carts}/:id/cancel` }),
  create_checkout: tool('checkout', 'create', { method: 'POST', path: checkouts }),
  get_checkout: tool('checkout', 'get', { method: 'GET', path: `${checkouts}/:id` }),
  update_checkout: tool('checkout', 'update', { method: 'PUT', path: `${checkouts}/:id` }),
  complete_checkout: tool('checkout', 'complete', { method: 'POST', path: `${checkouts}/:id/complete` }),
  cancel_checkout: tool('checkout', 'cancel', { method: 'POST', path: `${checkouts}/:id/cancel` }),
} as const satisfies Record<string, CartTool>

export type CartToolName = keyof typeof cartTools

function tool(kind: Kind, action: Action, rest: Pick<CartTool, 'method' | 'path'>): CartTool {
  return { kind, action, part: kind, price: action === 'get' ? reading : changing, ...rest }
}

export function isCartToolName(name: string): name is CartToolName {
  return Object.hasOwn(cartTools, name)
}
