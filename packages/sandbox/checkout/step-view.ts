import type { SandboxRequest } from '../env.ts'
import type { FormErrors } from './address-form.ts'
import type { CheckoutState } from './load-checkout.ts'
import type { StepView } from './views/pages.tsx'

export type OpenCheckout = Extract<CheckoutState, { status: 'open' }>

const notices: Readonly<Record<string, string>> = {
  changed: 'Your bag changed while you were here. Please check the new total before you pay.',
}

export function stepView(
  c: SandboxRequest,
  { cart, shop }: OpenCheckout,
  { errors = {}, notice }: { errors?: FormErrors; notice?: string } = {},
): StepView {
  return {
    cart,
    shop,
    errors,
    notice: notice ?? notices[c.req.query('notice') ?? ''],
    couponError: c.req.query('coupon') === 'refused' ? 'That code is not valid, or it has expired' : undefined,
  }
}
