import { Hono } from 'hono'
import { Refusal } from '../bigcommerce/commerce/refusal.ts'
import type { SandboxContext } from '../env.ts'
import { saveAddress, showAddress } from './address-step.tsx'
import { applyCoupon, removeCoupon } from './coupon-forms.ts'
import { saveDelivery, showDelivery } from './delivery-step.tsx'
import { enterBag, enterCheckout } from './enter-checkout.tsx'
import { showNextStep } from './first-step.ts'
import { withOpenCheckout } from './open-checkout.tsx'
import { showOrderConfirmation } from './order-confirmation.tsx'
import { pay, showPayment } from './payment-step.tsx'
import { stylesheet } from './views/stylesheet.ts'
import { withPageHeaders } from './with-page-headers.ts'
import { withSameOrigin } from './with-same-origin.ts'

/** The hosted checkout: address, delivery, payment. Only the confirmation has a script, if a channel sets one. */
export const checkout = new Hono<SandboxContext>()

checkout.get('/checkout.css', (c) =>
  c.body(stylesheet, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=300' }),
)
// The shop changed, sold or deleted the cart in the meantime.
checkout.onError((error, c) => {
  if (error instanceof Refusal) return c.redirect('/checkout?notice=changed', 303)
  throw error
})
checkout.use(withPageHeaders, withSameOrigin)
checkout.get('/load/:token', (c) => enterCheckout(c, c.req.param('token')))
checkout.get('/bag/:token', (c) => enterBag(c, c.req.param('token')))
checkout.get('/', withOpenCheckout(showNextStep))
checkout.get('/address', withOpenCheckout(showAddress))
checkout.post('/address', withOpenCheckout(saveAddress))
checkout.get('/delivery', withOpenCheckout(showDelivery))
checkout.post('/delivery', withOpenCheckout(saveDelivery))
checkout.get('/payment', withOpenCheckout(showPayment))
checkout.post('/payment', withOpenCheckout(pay))
checkout.get('/order-confirmation/:orderId', showOrderConfirmation)
checkout.post('/coupon', withOpenCheckout(applyCoupon))
checkout.post('/coupon/remove', withOpenCheckout(removeCoupon))
