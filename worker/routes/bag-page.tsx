import type { Context } from 'hono'
import { heldChanges, billOf, rememberBill } from '../cart/bill.ts'
import { loadPricedCart, type PricedCart } from '../cart/fit-to-stock.ts'
import { withLineNames } from '../cart/name-sizes.ts'
import { loadOtherCarts } from '../cart/other-carts.ts'
import { deliveryTermsOf } from '../configuration/delivery-terms.ts'
import { featuresOf } from '../configuration/features.ts'
import { mediaBase } from '../configuration/media-base.ts'
import { type AppEnv, factory } from '../context/app-env.ts'
import { homeCountry } from '../context/home-country.ts'
import { isWithinLimit } from '../context/rate-limit.ts'
import { loadBagCertificates } from '../gift-certificates/bag-certificates.ts'
import { contentSlots } from '../pages/content/content-slots.ts'
import { parseForm, readForm } from '../pages/parse-form.ts'
import { respondWithPersonalPage } from '../pages/personal-page.ts'
import { unlistedHead } from '../pages/ssr/head.ts'
import { bagPresent } from '../presents/bag-present.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { hasLoginHint } from '../session/customer-session.ts'
import { takeFlash } from '../session/flash.ts'
import { unseenConfirmation } from '../wallet/authorise-wallet.ts'
import { DeliveryPlaceSchema, estimateDelivery, refuseEstimate } from '../wallet/estimate-delivery.ts'
import { stylesheetsOf } from '#client/blocks/registry.ts'
import { AccountNotice } from '#client/pages/account/account-notice.tsx'
import { BagPage } from '#client/pages/bag-page.tsx'
import { type CartNotice, LogInToSeeBag, OtherCarts } from '#client/pages/bag/bag-notices.tsx'
import type { RefusedPresent } from '#client/pages/bag/bag-present.tsx'
import { isEmptyCart } from '#shared/domain/cart.ts'
import type { EstimateOutcome } from '#shared/domain/delivery-estimate.ts'
import { money } from '#shared/domain/money.ts'
import { isOrderLimit } from '#shared/domain/order-limit.ts'
import { bagPath } from '#shared/links.ts'
import { pageTitle } from '#shared/merchant.ts'
import { pages } from '#shared/messages/pages.ts'
import { routes } from '#shared/routes.ts'

const notices: ReadonlyMap<string, CartNotice> = new Map(
  Object.entries({
    stock: 'exceeds-stock',
    unavailable: 'unavailable',
    failed: 'failed',
    code: 'code',
    gone: 'gone',
    'kept-both': 'kept-both',
    'not-sold': 'not-sold',
    adjusted: 'quantity-adjusted',
    busy: 'busy',
    'being-paid': 'being-paid',
    certificate: 'certificate-gone',
    payment: 'payment',
    declined: 'declined',
  }),
)

/** The bag page, with or without scripts. A failure of stock or content does not fail the page. */
export const bagPage = factory.createHandlers((c) => respondWithBagPage(c))

/**
 * Estimates the delivery for a browser that posts: the bag page with the options, or with the reason why there are
 * none. Nothing is stored, so the address is not in the URL and a reload asks again.
 */
export const estimateDeliveryForm = factory.createHandlers(async (c) => {
  const place = parseForm(DeliveryPlaceSchema, await readForm(c.req.raw))
  const isAllowed = await isWithinLimit(c.get('visit'), 'delivery-estimate', {
    session: await readCartId(c.get('visit')),
  })
  return respondWithBagPage(c, {
    estimate: async (priced) => {
      if (!isAllowed) return refuseEstimate(place, 'limit')
      const subtotal = money(billOf(priced).total, priced.cart.currency)
      return estimateDelivery(c.get('visit'), place, { cart: priced.cart, subtotal }).catch(
        c.get('log').fallback('delivery-estimate', refuseEstimate(place, 'failed')),
      )
    },
  })
})

/** True if the visitor was logged in, and the cart that this browser had belongs to their account. */
async function isSessionOver(c: Context<AppEnv>): Promise<boolean> {
  const { customer, sessionFailure } = c.get('visit')
  return (
    customer === null &&
    sessionFailure === null &&
    hasLoginHint(c.get('visit')) &&
    (await readCartId(c.get('visit'))) !== null
  )
}

type Posted = {
  estimate?: (priced: PricedCart) => Promise<EstimateOutcome>
  refusedPresent?: RefusedPresent
}

/** The bag page, with the outcome of a form that it posted. */
export async function respondWithBagPage(
  c: Context<AppEnv>,
  { estimate, refusedPresent }: Posted = {},
): Promise<Response> {
  const { market, services, configuration, log } = c.get('visit')
  const slots = services.content.items(['bag-page']).catch(log.fallback('cart-content', { 'bag-page': null }))
  const priced = await loadPricedCart(c.get('visit'))
  const { cart, promotions, outcome, keptCodes, stock, isAdjusted, block } = priced
  const confirmation = isEmptyCart(cart) ? await unseenConfirmation(c.get('visit')) : null
  if (confirmation !== null) return c.redirect(confirmation, 303)
  const totalChanges = c.req.query('error') === 'total' ? await heldChanges(c.get('visit'), priced) : []
  await rememberBill(c.get('visit'), priced)
  const [{ certificates, gone }, present] = await Promise.all([
    loadBagCertificates(c.get('visit'), cart),
    bagPresent(c.get('visit'), cart),
  ])
  const estimated = (await estimate?.(priced)) ?? null
  const [{ 'bag-page': item }, lineItems] = await Promise.all([slots, withLineNames(c.get('visit'), cart.lineItems)])
  const { notice, items, count } = await takeFlash(c.get('visit'))
  const otherCarts = isEmptyCart(cart) ? await loadOtherCarts(c.get('visit')) : []
  const isKeptInAccount = isEmptyCart(cart) && (await isSessionOver(c))
  const blocks = item ? contentSlots(item, c.get('log')).blocks : []
  const shownNotices = new Set<CartNotice>()
  const error = c.req.query('error') ?? ''
  const requestedNotice = isOrderLimit(error) ? error : notices.get(error)
  if (requestedNotice) shownNotices.add(requestedNotice)
  // A browser that kept the cookie of a bag sends it back.
  if (c.req.query('added') !== undefined && c.req.header('cookie') === undefined) shownNotices.add('cookies')
  if (isAdjusted) shownNotices.add('quantity-adjusted')
  if (block) shownNotices.add(block)
  if (gone.length > 0) shownNotices.add('certificate-gone')
  return respondWithPersonalPage(c, routes.bag, {
    status: refusedPresent ? 422 : estimated?.status === 'refused' && estimated.reason === 'limit' ? 429 : 200,
    head: unlistedHead({
      title: pageTitle(pages.bagTitle),
      path: bagPath,
      styles: ['later', 'bag', ...stylesheetsOf(blocks)],
    }),
    body: (
      <>
        {notice && <AccountNotice notice={notice} items={items} count={count} />}
        {isKeptInAccount && <LogInToSeeBag market={market} />}
        <OtherCarts carts={otherCarts} />
        <BagPage
          market={market}
          mediaBase={mediaBase(configuration)}
          cart={{ ...cart, lineItems }}
          promotions={promotions}
          outcome={outcome}
          keptCodes={keptCodes}
          certificates={certificates}
          present={
            configuration.presents && { present, wraps: configuration.presents.wraps, refused: refusedPresent ?? null }
          }
          features={featuresOf(configuration, market)}
          stock={stock}
          notices={[...shownNotices]}
          totalChanges={totalChanges}
          blocks={blocks}
          estimate={estimated}
          terms={deliveryTermsOf(configuration, market, Date.now())}
          hasRecommendations={configuration.search !== null}
          homeCountry={homeCountry(c.get('visit'))}
        />
      </>
    ),
  })
}
