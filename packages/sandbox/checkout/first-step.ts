import { changeCart } from '../bigcommerce/commerce/carts/cart-store.ts'
import type { Cart } from '../bigcommerce/commerce/carts/cart.ts'
import { withBillingAddress } from '../bigcommerce/commerce/checkouts/change-checkout.ts'
import type { SandboxRequest } from '../env.ts'
import { savedAddresses } from './saved-addresses.ts'
import type { OpenCheckout } from './step-view.ts'
import { deliverTo, deliveryMethods, nextStep } from './steps.ts'

/**
 * Redirects to the first step that is not complete. A customer with an address book starts at the payment, which shows
 * the first address and the first delivery method, with links that change them.
 */
export async function showNextStep(c: SandboxRequest, checkout: OpenCheckout) {
  const cart = (await withKnownDelivery(c, checkout)) ?? checkout.cart
  return c.redirect(`/checkout/${nextStep(cart)}${new URL(c.req.url).search}`, 303)
}

/** `null` if the cart has an address already, or if none of the address book is known. */
async function withKnownDelivery(c: SandboxRequest, checkout: OpenCheckout): Promise<Cart | null> {
  const { cart } = checkout
  const [first] = savedAddresses(checkout)
  if (!first || cart.billingAddress || cart.consignments.length > 0) return null
  const { address } = first
  return changeCart(c.env.DB, { id: cart.id }, (current) => {
    const [method] = deliveryMethods(current, address)
    return deliverTo(
      withBillingAddress(current, address),
      address,
      method ? { tariff: method.tariff, shop: null } : null,
    )
  })
}
