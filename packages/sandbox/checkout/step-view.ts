import type { SandboxRequest } from '../env.ts'
import type { FormErrors } from './address-form.ts'
import type { CheckoutState } from './load-checkout.ts'
import { checkoutTexts } from './texts/language.tsx'
import type { StepView } from './views/step-page.tsx'

export type OpenCheckout = Extract<CheckoutState, { status: 'open' }>

export function stepView(
  c: SandboxRequest,
  { cart, certificates, language, shop }: OpenCheckout,
  { errors = {}, notice }: { errors?: FormErrors; notice?: string } = {},
): StepView {
  const texts = checkoutTexts[language]
  return {
    cart,
    certificates,
    shop,
    errors,
    notice: notice ?? (c.req.query('notice') === 'changed' ? texts.changed : undefined),
    couponError: c.req.query('coupon') === 'refused' ? texts.errors.coupon : undefined,
  }
}

/** The countries to which the channel delivers. The country of the locale comes first, if it is one of them. */
export function deliveryCountries({ cart, channel }: OpenCheckout): readonly string[] {
  const home = new Intl.Locale(cart.locale).region
  return channel.countries.toSorted((a, b) => Number(b === home) - Number(a === home))
}
