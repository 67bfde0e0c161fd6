import type { Context } from 'hono'
import { contentSlots } from '../../pages/content/content-slots.ts'
import { respondWithAccountPage } from '../../pages/respond-with-account-page.tsx'
import { showAddresses } from './address-pages.tsx'
import { showData } from './data-pages.tsx'
import { showOrders } from './order-pages.tsx'
import { showProfile } from './profile-page.tsx'
import { Sentence } from '#client/components/sentence/sentence.tsx'
import { AccountOverview } from '#client/pages/account/overview-page.tsx'
import { type AccountPageName, isAccountPage } from '#shared/domain/account-pages.ts'
import type { Customer } from '#shared/domain/customer.ts'
import { orderHistoryStart } from '#shared/domain/order.ts'
import { loginPath, marketPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'
import { loadCurrentCustomer } from '#worker/account/current-customer.ts'
import { type AppEnv, factory } from '#worker/context/app-env.ts'

const contentKey = 'my-account'

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
  const { market, services, log } = c.get('visit')
  const history = services.orders
    .history({ customerId: id, since: orderHistoryStart(new Date()) })
    .catch(log.fallback('account-last-order', { orders: [] }))
  const { [contentKey]: item } = await services.content
    .items([contentKey])
    .catch(log.fallback('account-content', { [contentKey]: null }))
  const blocks = item ? contentSlots(item, log).blocks : []
  return respondWithAccountPage(c, {
    page: null,
    ...(firstName !== '' && greetingOf(firstName)),
    body: <AccountOverview market={market} blocks={blocks} lastOrder={(await history).orders[0] ?? null} />,
    blocks,
  })
}

/** The name has the direction of its own letters. */
function greetingOf(name: string) {
  const { greeting } = messages.account.area
  return { title: greeting(name), heading: <Sentence text={greeting('{name}')} parts={{ name: <bdi>{name}</bdi> }} /> }
}
