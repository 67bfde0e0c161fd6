import { changeCart } from '../bigcommerce/commerce/carts/cart-store.ts'
import { withCoupon, withoutCoupon } from '../bigcommerce/commerce/checkouts/change-checkout.ts'
import { requireCoupon } from '../bigcommerce/commerce/coupon-store.ts'
import { findCertificate, withCertificate, withoutCertificate } from '../bigcommerce/commerce/gift-certificates.ts'
import { Refusal } from '../bigcommerce/commerce/refusal.ts'
import type { SandboxRequest } from '../env.ts'
import { readForm, text } from './address-form.ts'
import type { OpenCheckout } from './step-view.ts'
import { stepsOf } from './steps.ts'

export async function applyCoupon(c: SandboxRequest, checkout: OpenCheckout) {
  const form = await readForm(c)
  const back = stepPath(form, checkout)
  try {
    const code = text(form, 'code')
    const { id, currency } = checkout.cart
    if (await findCertificate(c.env.DB, code)) {
      await changeCart(c.env.DB, { id }, (cart) => withCertificate(c.env.DB, cart, code))
    } else {
      const coupon = await requireCoupon(c.env.DB, code, currency)
      await changeCart(c.env.DB, { id }, (cart) => withCoupon(cart, coupon))
    }
  } catch (error) {
    if (error instanceof Refusal) return c.redirect(`${back}?coupon=refused#summary`, 303)
    throw error
  }
  return c.redirect(`${back}#summary`, 303)
}

export async function removeCoupon(c: SandboxRequest, checkout: OpenCheckout) {
  const form = await readForm(c)
  const code = text(form, 'code')
  if (checkout.cart.coupons.some((coupon) => coupon.code === code)) {
    await changeCart(c.env.DB, { id: checkout.cart.id }, (cart) =>
      cart.coupons.some((coupon) => coupon.code === code) ? withoutCoupon(cart, code) : cart,
    )
  }
  if (checkout.certificates.some((certificate) => certificate.code === code))
    await changeCart(c.env.DB, { id: checkout.cart.id }, (cart) => withoutCertificate(cart, code))
  return c.redirect(`${stepPath(form, checkout)}#summary`, 303)
}

function stepPath(form: FormData, { cart }: OpenCheckout) {
  const step = stepsOf(cart).find((candidate) => candidate === text(form, 'step'))
  return step ? `/checkout/${step}` : '/checkout'
}
