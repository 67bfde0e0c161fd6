/** @jsxImportSource hono/jsx */

import { changeCart } from '../bigcommerce/commerce/carts/cart-store.ts'
import { mostOfMessage } from '../bigcommerce/commerce/checkouts/checkout-bodies.ts'
import type { SandboxRequest } from '../env.ts'
import { readForm, text } from './address-form.ts'
import { stepView, type OpenCheckout } from './step-view.ts'
import {
  chosenDelivery,
  deliveryAddress,
  type DeliveryChoice,
  deliveryMethods,
  deliverTo,
  isReached,
  offeredChoice,
} from './steps.ts'
import { checkoutTexts, InLanguage } from './texts/language.tsx'
import { DeliveryPage } from './views/pages.tsx'

export function showDelivery(c: SandboxRequest, checkout: OpenCheckout) {
  if (!isReached(checkout.cart, 'delivery')) return c.redirect('/checkout', 303)
  return c.html(
    <InLanguage language={checkout.language}>
      <DeliveryPage view={stepView(c, checkout)} chosen={chosenDelivery(checkout.cart)} />
    </InLanguage>,
  )
}

/** Sends all items of the cart by the chosen method, and keeps the comments. */
export async function saveDelivery(c: SandboxRequest, checkout: OpenCheckout) {
  const address = deliveryAddress(checkout.cart)
  if (!address) return c.redirect('/checkout', 303)
  const { errors } = checkoutTexts[checkout.language]
  const options = deliveryMethods(checkout.cart)
  const form = await readForm(c)
  const posted = readDelivery(form)
  const chosen = posted && offeredChoice(options, posted)
  if (!chosen) {
    const isOffered = options.some(({ tariff }) => tariff === posted?.tariff)
    const view = stepView(c, checkout, { errors: isOffered ? { shop: errors.shop } : { method: errors.method } })
    return c.html(
      <InLanguage language={checkout.language}>
        <DeliveryPage view={view} chosen={posted} />
      </InLanguage>,
      422,
    )
  }
  const comments = form.has('comments') && text(form, 'comments').replaceAll('\r\n', '\n').slice(0, mostOfMessage)
  await changeCart(c.env.DB, { id: checkout.cart.id }, (current) => ({
    ...deliverTo(current, deliveryAddress(current) ?? address, chosen),
    ...(comments !== false && { customerMessage: comments }),
  }))
  return c.redirect('/checkout/payment', 303)
}

/** The delivery method that a form has, with the shop; `null` if it asks for none. */
export function readDelivery(form: FormData): DeliveryChoice | null {
  const tariff = text(form, 'method')
  return tariff === '' ? null : { tariff, shop: text(form, 'shop') || null }
}
