import { CheckoutIdentityPage } from '../../client/pages/checkout-identity-page.tsx'
import { cartQuantity, isEmptyCart } from '../../shared/domain/cart.ts'
import { marketPath } from '../../shared/markets.ts'
import { routes } from '../../shared/routes.ts'
import { factory } from '../app-env.ts'
import { loadCart } from '../bag/load-bag.ts'
import { mediaBase } from '../media-base.ts'
import { answerCheckout } from './answer-checkout.ts'
import { answerPersonalPage } from './personal-page.ts'
import { unlistedHead } from '../ssr/head.ts'

/** The step before the hosted checkout: who is it that buys (D-49). An empty bag goes back to the bag page. */
export const checkoutIdentityPage = factory.createHandlers(async function showCheckoutIdentity(c) {
  const { market, configuration } = c.var
  const cart = await loadCart(c)
  if (isEmptyCart(cart)) return c.redirect(marketPath(market, '/bag'), 303)
  if (c.var.customer) return answerCheckout(c)
  return answerPersonalPage(c, routes.checkoutIdentity, {
    status: 200,
    head: unlistedHead({ title: 'Checkout | Selvedge', path: '/checkout-identity', styles: ['bag'] }),
    body: <CheckoutIdentityPage market={market} mediaBase={mediaBase(configuration)} itemCount={cartQuantity(cart)} />,
  })
})
