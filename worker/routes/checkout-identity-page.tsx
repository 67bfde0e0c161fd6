import { CheckoutIdentityPage } from '../../client/pages/checkout-identity-page.tsx'
import { displayedSubtotal } from '../../shared/domain/bag-totals.ts'
import { cartQuantity, isEmptyCart } from '../../shared/domain/cart.ts'
import { marketPath } from '../../shared/markets.ts'
import { routes } from '../../shared/routes.ts'
import { factory } from '../app-env.ts'
import { rememberBill, surpriseOf } from '../bag/shown-bill.ts'
import { mediaBase } from '../configuration/media-base.ts'
import { answerCheckout } from '../pages/answer-checkout.ts'
import { answerPersonalPage } from '../pages/personal-page.ts'
import { syncBag } from '../promotions/sync-bag.ts'
import { unlistedHead } from '../ssr/head.ts'

/** The step before the hosted checkout: who is it that buys (D-49). An empty bag goes back to the bag page. */
export const checkoutIdentityPage = factory.createHandlers(async function showCheckoutIdentity(c) {
  const { market, configuration } = c.var
  if (c.var.customer) return answerCheckout(c)
  const bag = await syncBag(c)
  const { cart, promotions } = bag
  if (isEmptyCart(cart)) return c.redirect(marketPath(market, '/bag'), 303)
  if (await surpriseOf(c, bag)) return c.redirect(`${marketPath(market, '/bag')}?error=total`, 303)
  await rememberBill(c, bag)
  return answerPersonalPage(c, routes.checkoutIdentity, {
    status: 200,
    head: unlistedHead({ title: 'Checkout | Selvedge', path: '/checkout-identity', styles: ['bag'] }),
    body: (
      <CheckoutIdentityPage
        market={market}
        mediaBase={mediaBase(configuration)}
        itemCount={cartQuantity(cart)}
        total={displayedSubtotal(cart, promotions)}
      />
    ),
  })
})
