/** @jsxImportSource hono/jsx */

import { changeCart } from '../bigcommerce/commerce/carts/cart-store.ts'
import { withBillingAddress } from '../bigcommerce/commerce/checkouts/change-checkout.ts'
import type { SandboxRequest } from '../env.ts'
import {
  addressValues,
  type AddressValues,
  emptyAddress,
  type FormErrors,
  parseAddress,
  readForm,
  valuesOfAddress,
} from './address-form.ts'
import { homeCountry, stepView, type OpenCheckout } from './step-view.ts'
import { chosenDeliveryMethod, deliveryAddress, nextStep, deliverTo } from './steps.ts'
import { checkoutTexts, InLanguage } from './texts/language.tsx'
import { AddressPage } from './views/pages.tsx'

export function showAddress(c: SandboxRequest, checkout: OpenCheckout) {
  const stored = deliveryAddress(checkout.cart) ?? checkout.cart.billingAddress
  const values = stored ? valuesOfAddress(stored) : emptyAddress
  return renderAddress(c, checkout, { values, status: 200 })
}

/**
 * Saves one address, as both delivery and billing address. A delivery method that was already chosen is kept if it is
 * offered for the new address.
 */
export async function saveAddress(c: SandboxRequest, checkout: OpenCheckout) {
  const values = addressValues(await readForm(c))
  const result = parseAddress(values, checkout.channel.countries, checkoutTexts[checkout.language].errors)
  if (!result.isValid) return renderAddress(c, checkout, { values, errors: result.errors, status: 422 })
  const cart = await changeCart(c.env.DB, { id: checkout.cart.id }, (current) => {
    return deliverTo(withBillingAddress(current, result.address), result.address, chosenDeliveryMethod(current))
  })
  // A cart without goods to deliver skips the delivery step.
  const step = cart && nextStep(cart) === 'payment' && cart.consignments.length === 0 ? 'payment' : 'delivery'
  return c.redirect(`/checkout/${step}`, 303)
}

type Rendering = { values: AddressValues; errors?: FormErrors; status: 200 | 422 }

function renderAddress(c: SandboxRequest, checkout: OpenCheckout, { values, status, ...shown }: Rendering) {
  return c.html(
    <InLanguage language={checkout.language}>
      <AddressPage
        view={stepView(c, checkout, shown)}
        values={values}
        countries={checkout.channel.countries}
        home={homeCountry(checkout)}
      />
    </InLanguage>,
    status,
  )
}
