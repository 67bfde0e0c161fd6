import type { Context } from 'hono'
import { contentSlots } from '../../pages/content/content-slots.ts'
import { respondWithAccountPage } from '../../pages/respond-with-account-page.tsx'
import { showAddresses } from './address-pages.tsx'
import { showData } from './data-pages.tsx'
import { showOrders } from './order-pages.tsx'
import { showProfile } from './profile-page.tsx'
import { Sentence } from '#client/components/sentence/sentence.tsx'
import { AccountOverview, type LastOrderDetail } from '#client/pages/account/overview-page.tsx'
import { type AccountPageName, isAccountPage } from '#shared/domain/account-pages.ts'
import type { Customer } from '#shared/domain/customer.ts'
import { orderHistoryStart } from '#shared/domain/order.ts'
import type { WishlistProduct } from '#shared/domain/wishlist.ts'
import { loginPath, marketPath, returnPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'
import { loadCurrentCustomer } from '#worker/account/current-customer.ts'
import { mediaBase } from '#worker/configuration/media-base.ts'
import { type AppEnv, factory } from '#worker/context/app-env.ts'
import type { Visit } from '#worker/context/visit.ts'
import { loadOrderView } from '#worker/orders/order-view.ts'
import { loadOwnOrder } from '#worker/orders/own-order.ts'
import { loadWishlistProducts } from '#worker/pages/loaders/load-wishlist-products.ts'
import { loadReturnLinks } from '#worker/returns/load-returns.ts'
import { readOwnWishlists } from '#worker/wishlist/own-wishlist.ts'

const contentKey = 'my-account'
const newestWished = 4

/** The function that renders each page of the account. */
const pages: Record<AccountPageName, (c: Context<AppEnv>, customer: Customer) => Promise<Response>> = {
  'my-profile': showProfile,
  'order-history': showOrders,
  'saved-addresses': showAddresses,
  'my-data': showData,
}

/** The account area, for signed-in customers only. A name that is not one of its pages may be a content page. */
export const myAccountPage = factory.createHandlers(async function showAccount(c, next) {
  const name = c.req.param('pageName')
  if (name !== undefined && !isAccountPage(name)) return next()
  const customer = await loadCurrentCustomer(c.get('visit'))
  if (!customer) return c.redirect(marketPath(c.get('market'), loginPath), 302)
  return name === undefined ? showOverview(c, customer) : pages[name](c, customer)
})

async function showOverview(c: Context<AppEnv>, { id, firstName }: Customer): Promise<Response> {
  const visit = c.get('visit')
  const { market, services, log } = visit
  const last = services.orders
    .history({ customerId: id, since: orderHistoryStart(new Date()) })
    .then(({ orders: [order = null] }) => order)
    .catch(log.fallback('account-last-order', undefined))
  const detail = last
    .then((order) => (order ? loadLastOrder(visit, order.id) : null))
    .catch(log.fallback('account-order', null))
  const wished = loadNewestWished(visit).catch(log.fallback('account-wishlist', null))
  const { [contentKey]: item } = await services.content
    .items([contentKey])
    .catch(log.fallback('account-content', { [contentKey]: null }))
  const blocks = item ? contentSlots(item, log).blocks : []
  return respondWithAccountPage(c, {
    page: null,
    ...(firstName !== '' && greetingOf(firstName)),
    body: (
      <AccountOverview
        market={market}
        mediaBase={mediaBase(visit.configuration)}
        blocks={blocks}
        lastOrder={await last}
        detail={await detail}
        wished={await wished}
      />
    ),
    blocks,
  })
}

async function loadLastOrder(visit: Visit, orderId: number): Promise<LastOrderDetail> {
  const { order, shipments, expected } = await loadOrderView(visit, await loadOwnOrder(visit, orderId))
  const { mayRequest } = await loadReturnLinks(visit, order, shipments)
  const track = shipments.findLast(({ trackingLink }) => trackingLink !== null)?.trackingLink ?? null
  return { lines: order.lines, expected, track, returnPath: mayRequest ? returnPath(orderId) : null }
}

/** The pieces that were saved last. A customer without a list has none, and gets none by looking. */
async function loadNewestWished(visit: Visit): Promise<WishlistProduct[]> {
  const [list] = await readOwnWishlists(visit)
  const items = (list?.items ?? []).slice(-newestWished).toReversed()
  return loadWishlistProducts(visit, { items, page: 1 })
}

/** The name has the direction of its own letters. */
function greetingOf(name: string) {
  const { greeting } = messages.account.area
  return { title: greeting(name), heading: <Sentence text={greeting('{name}')} parts={{ name: <bdi>{name}</bdi> }} /> }
}
