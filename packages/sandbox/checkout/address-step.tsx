/** @jsxImportSource hono/jsx */

import { changeCart } from '../bigcommerce/commerce/carts/cart-store.ts'
import { withBillingAddress } from '../bigcommerce/commerce/checkouts/change-checkout.ts'
import type { SandboxRequest } from '../env.ts'
import { addressValues, emptyAddress, parseAddress, readForm, valuesOfAddress } from './address-form.ts'
import { stepView, type OpenCheckout } from './step-view.ts'
import { chosenDeliveryMethod, deliveryAddress, nextStep, deliverTo } from './steps.ts'
import { AddressPage } from './views/pages.tsx'

export function showAddress(c: SandboxRequest, checkout: OpenCheckout) {
  const stored = deliveryAddress(checkout.cart) ?? checkout.cart.billingAddress
  const values = stored ? valuesOfAddress(stored) : emptyAddress
  return c.html(<AddressPage view={stepView(c, checkout)} values={values} countries={checkout.channel.countries} />)
}

/**
 * Saves one address, as both delivery and billing address. A delivery method that was already chosen is kept if it is
 * offered for the new address.
 */
export async function saveAddress(c: SandboxRequest, checkout: OpenCheckout) {
  const values = addressValues(await readForm(c))
  const result = parseAddress(values, checkout.channel.countries)
  if (!result.isValid) {
    const view = stepView(c, checkout, { errors: result.errors })
    return c.html(<AddressPage view={view} values={values} countries={checkout.channel.countries} />, 422)
  }
  const cart = await changeCart(c.env.DB, { id: checkout.cart.id }, (current) => {
    return deliverTo(withBillingAddress(current, result.address), result.address, chosenDeliveryMethod(current))
  })
  // A cart without goods to deliver skips the delivery step.
  const step = cart && nextStep(cart) === 'payment' && cart.consignments.length === 0 ? 'payment' : 'delivery'
  return c.redirect(`/checkout/${step}`, 303)
}
