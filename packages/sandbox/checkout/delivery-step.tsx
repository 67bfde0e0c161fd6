/** @jsxImportSource hono/jsx */

import { changeCart } from '../bigcommerce/commerce/carts/cart-store.ts'
import { mostOfMessage } from '../bigcommerce/commerce/checkouts/checkout-bodies.ts'
import type { SandboxRequest } from '../env.ts'
import { readForm, text } from './address-form.ts'
import { stepView, type OpenCheckout } from './step-view.ts'
import { chosenDeliveryMethod, deliveryAddress, deliveryMethods, isReached, deliverTo } from './steps.ts'
import { checkoutTexts, InLanguage } from './texts/language.tsx'
import { DeliveryPage } from './views/pages.tsx'

export function showDelivery(c: SandboxRequest, checkout: OpenCheckout) {
  if (!isReached(checkout.cart, 'delivery')) return c.redirect('/checkout', 303)
  return c.html(
    <InLanguage language={checkout.language}>
      <DeliveryPage view={stepView(c, checkout)} chosen={chosenDeliveryMethod(checkout.cart)} />
    </InLanguage>,
  )
}

/** Sends all items of the cart by the chosen method, and keeps the comments. */
export async function saveDelivery(c: SandboxRequest, checkout: OpenCheckout) {
  const address = deliveryAddress(checkout.cart)
  if (!address) return c.redirect('/checkout', 303)
  const form = await readForm(c)
  const method = text(form, 'method')
  const isOffered = deliveryMethods(checkout.cart).some(({ tariff }) => tariff === method)
  if (!isOffered) {
    const view = stepView(c, checkout, { errors: { method: checkoutTexts[checkout.language].errors.method } })
    return c.html(
      <InLanguage language={checkout.language}>
        <DeliveryPage view={view} chosen={null} />
      </InLanguage>,
      422,
    )
  }
  const comments = form.has('comments') && text(form, 'comments').replaceAll('\r\n', '\n').slice(0, mostOfMessage)
  await changeCart(c.env.DB, { id: checkout.cart.id }, (current) => ({
    ...deliverTo(current, deliveryAddress(current) ?? address, method),
    ...(comments !== false && { customerMessage: comments }),
  }))
  return c.redirect('/checkout/payment', 303)
}
