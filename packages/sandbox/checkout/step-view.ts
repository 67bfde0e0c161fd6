import type { SandboxRequest } from '../env.ts'
import type { FormErrors } from './address-form.ts'
import type { CheckoutState } from './load-checkout.ts'
import { checkoutTexts } from './texts/language.tsx'
import type { StepView } from './views/pages.tsx'

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

/** The country of the locale, if the channel delivers there. */
export function homeCountry({ cart, channel }: OpenCheckout): string {
  const country = new Intl.Locale(cart.locale).region
  return channel.countries.find((code) => code === country) ?? channel.countries[0]
}
