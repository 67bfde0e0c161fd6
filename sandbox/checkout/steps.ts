import { isCompleteAddress } from '../bigcommerce/commerce/address-wire.ts'
import { hasPhysicalLines, type Address, type Cart } from '../bigcommerce/commerce/carts/cart.ts'
import { isDeliverable } from '../bigcommerce/commerce/orders/draft-order.ts'

export type Step = 'address' | 'delivery' | 'payment'

/** The steps for this cart. Products that are sent by e-mail need no delivery step. */
export function stepsOf(cart: Cart): Step[] {
  return hasPhysicalLines(cart) ? ['address', 'delivery', 'payment'] : ['address', 'payment']
}

/** The first step that is not complete. */
export function nextStep(cart: Cart): Step {
  if (!cart.billingAddress || !isCompleteAddress(cart.billingAddress)) return 'address'
  if (!hasPhysicalLines(cart)) return 'payment'
  if (!deliveryAddress(cart)) return 'address'
  return isDeliverable(cart) ? 'payment' : 'delivery'
}

export function isReached(cart: Cart, step: Step) {
  const steps = stepsOf(cart)
  return steps.includes(step) && steps.indexOf(step) <= steps.indexOf(nextStep(cart))
}

export function deliveryAddress(cart: Cart): Address | null {
  const address = cart.consignments[0]?.address
  return address && isCompleteAddress(address) ? address : null
}

/** The cart with all physical items in one consignment to this address. */
export function withDeliveryTo(cart: Cart, address: Address, shippingOptionId: string | null): Cart {
  const items = cart.lines
    .filter(({ kind }) => kind === 'physical')
    .map(({ id, quantity }) => ({ itemId: id, quantity }))
  const id = cart.consignments[0]?.id ?? crypto.randomUUID().replaceAll('-', '').slice(0, 13)
  return { ...cart, consignments: items.length === 0 ? [] : [{ id, address, items, shippingOptionId }] }
}
