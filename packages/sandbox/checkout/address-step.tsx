/** @jsxImportSource hono/jsx */

import { changeCart } from '../bigcommerce/commerce/carts/cart-store.ts'
import type { Address } from '../bigcommerce/commerce/carts/cart.ts'
import { withBillingAddress } from '../bigcommerce/commerce/checkouts/change-checkout.ts'
import { saveCheckoutAddress } from '../bigcommerce/customers/checkout-customer.ts'
import type { SandboxRequest } from '../env.ts'
import { addressValues, emptyAddress, type FormErrors, parseAddress, readForm, text } from './address-form.ts'
import { readDelivery } from './delivery-step.tsx'
import { type AddressChoice, chosenAddress, savedAddresses } from './saved-addresses.ts'
import { deliveryCountries, stepView, type OpenCheckout } from './step-view.ts'
import { chosenDelivery, deliverTo, nextStep } from './steps.ts'
import { checkoutTexts, InLanguage } from './texts/language.tsx'
import { AddressPage } from './views/address-page.tsx'

export function showAddress(c: SandboxRequest, checkout: OpenCheckout) {
  const choice = chosenAddress(checkout, savedAddresses(checkout))
  return renderAddress(c, checkout, { choice, status: 200 })
}

/**
 * Saves one address, as both delivery and billing address. A delivery method that was already chosen is kept if it is
 * offered for the new address. The form of a customer with an address book asks for the method too.
 */
export async function saveAddress(c: SandboxRequest, checkout: OpenCheckout) {
  const form = await readForm(c)
  const read = readAddress(form, checkout)
  if (!read.address) return renderAddress(c, checkout, { ...read, status: 422 })
  const { address } = read
  const { customer } = checkout
  // The platform: "Indicates whether we should add this address to the customer address book."
  // `shouldSaveAddress` of https://developer.bigcommerce.com/docs/rest-storefront/checkouts
  if (customer && read.choice.savedId === null && text(form, 'save') === 'yes')
    await saveCheckoutAddress(c.env.DB, customer.id, address)
  const chosen = readDelivery(form)
  const cart = await changeCart(c.env.DB, { id: checkout.cart.id }, (current) =>
    deliverTo(withBillingAddress(current, address), address, chosen ?? chosenDelivery(current)),
  )
  const isComplete = cart !== null && nextStep(cart) === 'payment'
  // A cart without goods to deliver skips the delivery step.
  const isSkipped = isComplete && (chosen !== null || cart.consignments.length === 0)
  return c.redirect(`/checkout/${isSkipped ? 'payment' : 'delivery'}`, 303)
}

type Read = { choice: AddressChoice; address?: Address; errors?: FormErrors }

/** Only what is chosen is validated: the form has empty fields below the saved addresses. */
function readAddress(form: FormData, checkout: OpenCheckout): Read {
  const { errors } = checkoutTexts[checkout.language]
  const picked = text(form, 'address')
  if (/^\d+$/.test(picked)) {
    const saved = savedAddresses(checkout).find(({ id }) => String(id) === picked)
    if (saved) return { choice: { savedId: saved.id, values: emptyAddress }, address: saved.address }
    return { choice: chosenAddress(checkout, savedAddresses(checkout)), errors: { address: errors.savedAddress } }
  }
  const typed = addressValues(form)
  const values = checkout.customer ? { ...typed, email: checkout.customer.email } : typed
  const choice = { savedId: null, values }
  const result = parseAddress(values, checkout.channel.countries, errors)
  return result.isValid ? { choice, address: result.address } : { choice, errors: result.errors }
}

type Rendering = { choice: AddressChoice; errors?: FormErrors; status: 200 | 422 }

function renderAddress(c: SandboxRequest, checkout: OpenCheckout, { choice, status, ...shown }: Rendering) {
  return c.html(
    <InLanguage language={checkout.language}>
      <AddressPage
        view={stepView(c, checkout, shown)}
        customer={checkout.customer}
        saved={savedAddresses(checkout)}
        choice={choice}
        countries={deliveryCountries(checkout)}
      />
    </InLanguage>,
    status,
  )
}
