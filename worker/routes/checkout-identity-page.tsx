import { rememberBill, unseenChanges } from '../cart/bill.ts'
import { hasPreOrder } from '../cart/has-pre-order.ts'
import { syncCart } from '../cart/sync-cart.ts'
import { deliveryTermsOf } from '../configuration/delivery-terms.ts'
import { mediaBase } from '../configuration/media-base.ts'
import { factory } from '../context/app-env.ts'
import { respondWithPersonalPage } from '../pages/personal-page.ts'
import { respondToCheckout } from '../pages/respond-to-checkout.ts'
import { unlistedHead } from '../pages/ssr/head.ts'
import { bagPresent } from '../presents/bag-present.ts'
import { CheckoutIdentityPage } from '#client/pages/checkout-identity-page.tsx'
import { cartTotals } from '#shared/domain/cart-totals.ts'
import { cartQuantity, isEmptyCart, needsShipping } from '#shared/domain/cart.ts'
import { withoutDays } from '#shared/domain/delivery-terms.ts'
import { bagPath, bagPathWith, checkoutIdentityPath, marketPath } from '#shared/links.ts'
import { pageTitle } from '#shared/merchant.ts'
import { pages } from '#shared/messages/pages.ts'
import { routes } from '#shared/routes.ts'

/**
 * The step before the hosted checkout, where a guest logs in or continues as a guest. An empty cart redirects to the
 * bag page.
 */
export const checkoutIdentityPage = factory.createHandlers(async function showCheckoutIdentity(c) {
  const { market, configuration } = c.get('visit')
  if (c.get('customer')) return respondToCheckout(c)
  const synced = await syncCart(c.get('visit'))
  const { cart, promotions } = synced
  if (isEmptyCart(cart)) return c.redirect(marketPath(market, bagPath), 303)
  if (await unseenChanges(c.get('visit'), synced)) return c.redirect(marketPath(market, bagPathWith('total')), 303)
  await rememberBill(c.get('visit'), synced)
  const allTerms = deliveryTermsOf(configuration, market, Date.now())
  const terms = allTerms.days && (await hasPreOrder(c.get('visit'), cart.lineItems)) ? withoutDays(allTerms) : allTerms
  const present = await bagPresent(c.get('visit'), cart)
  return respondWithPersonalPage(c, routes.checkoutIdentity, {
    status: 200,
    head: unlistedHead({ title: pageTitle(pages.checkoutTitle), path: checkoutIdentityPath, styles: ['later', 'bag'] }),
    body: (
      <CheckoutIdentityPage
        market={market}
        mediaBase={mediaBase(configuration)}
        itemCount={cartQuantity(cart)}
        total={cartTotals(cart, promotions).subtotal}
        terms={needsShipping(cart) ? terms : null}
        present={present}
      />
    ),
  })
})
