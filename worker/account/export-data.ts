import type { Visit } from '../context/visit.ts'
import { chunksOf } from '../lib/chunks-of.ts'
import { loadOwnAddresses } from './own-addresses.ts'
import { type Customer, toCustomerEntity } from '#shared/domain/customer.ts'
import type { Order } from '#shared/domain/order.ts'
import { myData } from '#shared/messages/account.ts'

const maxOrders = 100
/** An order takes three calls, of which a request may have six at a time. */
const ordersAtOnce = 2

/**
 * All data that the shop stores about its customer, as one record.
 *
 * A refund that the platform does not say is `null`.
 *
 * @throws ServiceError if another part cannot be loaded, because an incomplete export would be wrong
 */
export async function exportData(visit: Visit, customer: Customer) {
  const { services } = visit
  const [addresses, wishlists, history, consent, stockAlerts, reservations, present] = await Promise.all([
    loadOwnAddresses(visit),
    services.customers.wishlists({ customerId: customer.id }),
    services.orders.history({ customerId: customer.id, since: new Date(0) }),
    services.customers.consent({ customerId: customer.id }),
    services.marketing?.stockAlertsOf({ email: customer.email }) ?? [],
    services.shops?.reservationsOf({ email: customer.email }) ?? [],
    (customer.profileCartId !== null && services.presents?.present({ cartId: customer.profileCartId })) || null,
  ])
  const orders: (Order | null)[] = []
  // A call's timeout runs while it waits for others of the request.
  for (const some of chunksOf(history.orders.slice(0, maxOrders), ordersAtOnce))
    orders.push(...(await Promise.all(some.map(({ id }) => services.orders.order({ orderId: id })))))
  return {
    exportedAt: new Date().toISOString(),
    customer: toCustomerEntity(customer),
    /** The choice of cookies, if it was stored with the account. */
    consent,
    otherServices: { ...myData.otherServices },
    addresses,
    wishlists: wishlists.map(({ name, isPublic, items }) => ({ name, isPublic, items })),
    /** What the address asked to be told of, until the mail is sent. */
    stockAlerts,
    /** What shops keep for the address. */
    reservations,
    /** What was written for the present that the bag is. Those of orders are with the orders. */
    present,
    /** Older orders than the newest hundred, and orders of another shop of the store, are counted and not listed. */
    orderCount: history.orders.length + history.leftOut,
    orders: orders.filter((order) => order !== null && order.customerId === customer.id),
  }
}
