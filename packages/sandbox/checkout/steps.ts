import { isCompleteAddress } from '../bigcommerce/commerce/address-wire.ts'
import { hasPhysicalLines, type Address, type Cart } from '../bigcommerce/commerce/carts/cart.ts'
import { isDeliverable } from '../bigcommerce/commerce/orders/draft-order.ts'
import { shippingOptionsFor, type ShippingOption } from '../bigcommerce/commerce/shipping.ts'
import { totalsOf } from '../bigcommerce/commerce/totals.ts'

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

/** The delivery methods to the address of the checkout; none before there is an address. */
export function deliveryMethods(cart: Cart): ShippingOption[] {
  const address = deliveryAddress(cart)
  return address ? shippingOptionsFor(cart, { address, netAmount: totalsOf(cart).netAmount }) : []
}

/** The chosen delivery method: its `tariff`, which stays the same if the address changes. */
export function chosenDeliveryMethod(cart: Cart): string | null {
  const chosen = cart.consignments[0]?.shippingOptionId
  return deliveryMethods(cart).find(({ id }) => id === chosen)?.tariff ?? null
}

/** The cart with all physical items in one consignment to this address. A method that it does not offer is dropped. */
export function deliverTo(cart: Cart, address: Address, tariff: string | null): Cart {
  const { netAmount } = totalsOf(cart)
  const option = shippingOptionsFor(cart, { address, netAmount }).find((offered) => offered.tariff === tariff)
  const shippingOptionId = option?.id ?? null
  const items = cart.lines
    .filter(({ kind }) => kind === 'physical')
    .map(({ id, quantity }) => ({ itemId: id, quantity }))
  const id = cart.consignments[0]?.id ?? crypto.randomUUID().replaceAll('-', '').slice(0, 13)
  return { ...cart, consignments: items.length === 0 ? [] : [{ id, address, items, shippingOptionId }] }
}
