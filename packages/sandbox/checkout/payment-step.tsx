/** @jsxImportSource hono/jsx */

import type { Address } from '../bigcommerce/commerce/carts/cart.ts'
import { countries } from '../bigcommerce/commerce/countries.ts'
import { outstandingOf } from '../bigcommerce/commerce/gift-certificates.ts'
import { orderStatusIds, type Payment } from '../bigcommerce/commerce/orders/order.ts'
import { placeOrder } from '../bigcommerce/commerce/orders/place-order.ts'
import { InsufficientStock } from '../bigcommerce/commerce/refusal.ts'
import { announceOrder } from '../bigcommerce/webhooks/announce-order.ts'
import type { SandboxRequest } from '../env.ts'
import { addressValues, emptyAddress, parseAddress, readForm, text, type FormErrors } from './address-form.ts'
import { chargeCard } from './card.ts'
import { deliveryCountries, stepView, type OpenCheckout } from './step-view.ts'
import { nextStep } from './steps.ts'
import { checkoutTexts, InLanguage } from './texts/language.tsx'
import { PaymentPage } from './views/pages.tsx'

export function showPayment(c: SandboxRequest, checkout: OpenCheckout) {
  if (nextStep(checkout.cart) !== 'payment') return c.redirect('/checkout', 303)
  return renderPayment(c, checkout, { form: new FormData(), status: 200 })
}

/** Charges the card and places the order. Mistakes that the shopper can correct are shown on the page again. */
export async function pay(c: SandboxRequest, checkout: OpenCheckout) {
  if (nextStep(checkout.cart) !== 'payment') return c.redirect('/checkout?notice=changed', 303)
  const form = await readForm(c)
  const billing = billingOf(form, checkout)
  // Gift certificates pay the whole total, so there is no card.
  if (outstandingOf(checkout.cart, checkout.certificates) === 0 && !billing.errors)
    return sell(c, checkout, { form, payment: null, billing: billing.address })
  const card = chargeCard(form, { now: new Date(), texts: checkoutTexts[checkout.language].errors })
  if (billing.errors) {
    // The card is charged only if the form is valid, so the bank's response is not among these errors.
    const errors = { ...(card.status === 'invalid' && card.errors), ...billing.errors }
    return renderPayment(c, checkout, { form, errors, status: 422 })
  }
  if (card.status !== 'accepted') return renderPayment(c, checkout, { form, errors: card.errors, status: 422 })
  return sell(c, checkout, { form, payment: card.payment, billing: billing.address })
}

type Sale = { form: FormData; payment: Payment | null; billing: Address | undefined }

async function sell(c: SandboxRequest, checkout: OpenCheckout, { form, payment, billing }: Sale) {
  try {
    const orderId = await placeOrder(c.env, {
      seen: { id: checkout.cart.id, version: Number(text(form, 'version')) },
      payment,
      billing,
    })
    await announceOrder(c, orderId, [
      { scope: 'store/order/created' },
      {
        scope: 'store/order/statusUpdated',
        previous: orderStatusIds.incomplete,
        next: orderStatusIds.awaitingFulfillment,
      },
    ])
    return c.redirect(`/checkout/order-confirmation/${orderId}`, 303)
  } catch (error) {
    if (error instanceof InsufficientStock)
      return renderPayment(c, checkout, {
        form,
        notice: checkoutTexts[checkout.language].stock(error.item),
        status: 409,
      })
    throw error
  }
}

function billingOf(form: FormData, checkout: OpenCheckout): { address?: Address | undefined; errors?: FormErrors } {
  if (text(form, 'billing') !== 'other') return {}
  const { cart, language } = checkout
  // The contact of the first step applies to the bill too.
  const contact = { email: cart.billingAddress?.email ?? '', phone: cart.billingAddress?.phone ?? '' }
  const result = parseAddress(
    { ...addressValues(form, 'billing-'), ...contact },
    billingCountries(checkout),
    checkoutTexts[language].errors,
  )
  if (result.isValid) return { address: result.address }
  return {
    errors: Object.fromEntries(Object.entries(result.errors).map(([name, message]) => [`billing-${name}`, message])),
  }
}

type Rendering = { form: FormData; errors?: FormErrors; notice?: string; status: 200 | 409 | 422 }

function renderPayment(c: SandboxRequest, checkout: OpenCheckout, { form, status, ...shown }: Rendering) {
  const isBillingOther = text(form, 'billing') === 'other'
  return c.html(
    <InLanguage language={checkout.language}>
      <PaymentPage
        view={stepView(c, checkout, shown)}
        isBillingOther={isBillingOther}
        billing={isBillingOther ? addressValues(form, 'billing-') : emptyAddress}
        countries={billingCountries(checkout)}
        cardName={text(form, 'cardName')}
      />
    </InLanguage>,
    status,
  )
}

/** A bill may go to any country; the channel's own countries come first. */
function billingCountries(checkout: OpenCheckout) {
  const own = deliveryCountries(checkout)
  return [...own, ...countries.map(({ code }) => code).filter((code) => !own.includes(code))]
}
