/** @jsxImportSource hono/jsx */

import { changeCart } from '../bigcommerce/commerce/carts/cart-store.ts'
import { shippingOptionsFor } from '../bigcommerce/commerce/shipping.ts'
import { totalsOf } from '../bigcommerce/commerce/totals.ts'
import type { SandboxRequest } from '../env.ts'
import { readForm, text } from './address-form.ts'
import { stepView, type OpenCheckout } from './step-view.ts'
import { deliveryAddress, isReached, withDeliveryTo } from './steps.ts'
import { DeliveryPage } from './views/pages.tsx'

export function showDelivery(c: SandboxRequest, checkout: OpenCheckout) {
  if (!isReached(checkout.cart, 'delivery')) return c.redirect('/checkout', 303)
  const chosen = checkout.cart.consignments[0]?.shippingOptionId ?? null
  return c.html(<DeliveryPage view={stepView(c, checkout)} chosen={chosen} />)
}

/** Sends all items of the cart by the chosen method. */
export async function saveDelivery(c: SandboxRequest, checkout: OpenCheckout) {
  const address = deliveryAddress(checkout.cart)
  if (!address) return c.redirect('/checkout', 303)
  const method = text(await readForm(c), 'method')
  const isOffered = shippingOptionsFor(checkout.cart, totalsOf(checkout.cart).cartAmount).some(
    ({ id }) => id === method,
  )
  if (!isOffered) {
    const view = stepView(c, checkout, { errors: { method: 'Choose a delivery method' } })
    return c.html(<DeliveryPage view={view} chosen={null} />, 422)
  }
  await changeCart(c.env.DB, { id: checkout.cart.id }, (current) =>
    withDeliveryTo(current, deliveryAddress(current) ?? address, method),
  )
  return c.redirect('/checkout/payment', 303)
}
