import type { Visit } from '../context/visit.ts'
import { chunksOf } from '../lib/chunks-of.ts'
import { loadOwnAddresses } from './own-addresses.ts'
import { type Customer, toCustomerEntity } from '#shared/domain/customer.ts'
import type { Order } from '#shared/domain/order.ts'
import type { NotedReturn } from '#shared/domain/return-request.ts'
import { myData } from '#shared/messages/account.ts'

const maxOrders = 100
/** Of one request. */
const callsAtOnce = 6
/** An order takes three calls. */
const ordersAtOnce = callsAtOnce / 3

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
  const own = orders.filter((order) => order !== null).filter(({ customerId }) => customerId === customer.id)
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
    orders: own,
    returns: await loadReturns(visit, own),
  }
}

/** What was requested to be returned of each order. A shop that takes no requests is not asked. */
async function loadReturns({ services, configuration }: Visit, orders: readonly Order[]) {
  if (Object.keys(configuration.returnsAddresses).length === 0) return []
  const returns: (NotedReturn & { orderId: number })[] = []
  for (const some of chunksOf(orders, callsAtOnce)) {
    const noted = await Promise.all(some.map(({ id }) => services.returns.requests({ orderId: id })))
    returns.push(...some.flatMap(({ id }, index) => (noted[index] ?? []).map((each) => ({ orderId: id, ...each }))))
  }
  return returns
}
