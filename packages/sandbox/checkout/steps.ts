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

/** The delivery methods to an address, by default that of the checkout; none before there is an address. */
export function deliveryMethods(cart: Cart, address = deliveryAddress(cart)): ShippingOption[] {
  return address && hasPhysicalLines(cart)
    ? shippingOptionsFor(cart, { address, netAmount: totalsOf(cart).netAmount })
    : []
}

/** A delivery method by its `tariff`, which stays the same if the address changes, and the shop of a collection. */
export type DeliveryChoice = { tariff: string; shop: string | null }

export function chosenDelivery(cart: Cart): (DeliveryChoice & { option: ShippingOption }) | null {
  const [consignment] = cart.consignments
  const option = deliveryMethods(cart).find(({ id }) => id === consignment?.shippingOptionId)
  return option ? { option, tariff: option.tariff, shop: consignment?.shop ?? null } : null
}

/** The method if it is offered, with a shop if it asks for one; else `null`. */
export function offeredChoice(
  options: readonly ShippingOption[],
  { tariff, shop }: DeliveryChoice,
): DeliveryChoice | null {
  const option = options.find((offered) => offered.tariff === tariff)
  if (!option?.shops) return option ? { tariff, shop: null } : null
  return shop !== null && option.shops.includes(shop) ? { tariff, shop } : null
}

/** The cart with all physical items in one consignment to this address. A method that it does not offer is dropped. */
export function deliverTo(cart: Cart, address: Address, chosen: DeliveryChoice | null): Cart {
  const { netAmount } = totalsOf(cart)
  const options = shippingOptionsFor(cart, { address, netAmount })
  const choice = chosen && offeredChoice(options, chosen)
  const shippingOptionId = options.find(({ tariff }) => tariff === choice?.tariff)?.id ?? null
  const items = cart.lines
    .filter(({ kind }) => kind === 'physical')
    .map(({ id, quantity }) => ({ itemId: id, quantity }))
  const id = cart.consignments[0]?.id ?? crypto.randomUUID().replaceAll('-', '').slice(0, 13)
  return {
    ...cart,
    consignments: items.length === 0 ? [] : [{ id, address, items, shippingOptionId, shop: choice?.shop ?? null }],
  }
}
