import { withLineNames } from '../cart/name-sizes.ts'
import type { Visit } from '../context/visit.ts'
import { loadExchangeSizes } from './exchange-sizes.ts'
import { returnStateOf, wasSent } from './return-rules.ts'
import { requireReturnTerms, returnTermsOf } from './return-terms.ts'
import type { Order, Shipment } from '#shared/domain/order.ts'
import type { NotedReturn, ReturnView } from '#shared/domain/return-request.ts'

/** `number` is that of the next request. */
export type OrderReturns = { view: ReturnView; noted: NotedReturn[]; number: number }

/**
 * What may be returned of the order, or for a form that was posted, what might be when it was shown: before the request
 * with its number. The caller has checked whose order it is.
 *
 * @throws NotFoundError if the market takes no requests
 * @throws ServiceError
 */
export async function loadReturns(visit: Visit, order: Order, before = Infinity): Promise<OrderReturns> {
  const { days } = requireReturnTerms(visit)
  const { services } = visit
  const request = { orderId: order.id }
  const [shipments, noted] = wasSent(order)
    ? await Promise.all([services.orders.shipments(request), services.returns.requests(request)])
    : [[], []]
  const shared = { noted, number: (noted.at(-1)?.number ?? 0) + 1 }
  const earlier = noted.filter(({ number }) => number < before)
  const state = returnStateOf(order, { shipments, noted: earlier, days, now: Date.now() })
  if (state.status !== 'open') return { ...shared, view: state }
  const lines = state.lines.map(({ line }) => line)
  const [named, sizes] = await Promise.all([withLineNames(visit, lines), loadExchangeSizes(visit, lines)])
  const choices = state.lines.map(({ line, most }, index) => ({
    line: named[index] ?? line,
    lineId: line.id,
    most,
    sizes: sizes.get(line.id) ?? [],
  }))
  return { ...shared, view: { status: 'open', lastDay: state.lastDay, days, choices } }
}

/** For the page of an order: its requests, and if another one may be made. If they cannot be read, the log says so. */
export async function loadReturnLinks(
  visit: Visit,
  order: Order,
  shipments: readonly Shipment[],
): Promise<{ noted: NotedReturn[]; mayRequest: boolean }> {
  const terms = returnTermsOf(visit)
  const mayHaveRequests = wasSent(order) || order.status === 'Refunded'
  if (!terms || !mayHaveRequests) return { noted: [], mayRequest: false }
  const noted = await visit.services.returns
    .requests({ orderId: order.id })
    .catch(visit.log.fallback('order-returns', [], { orderId: order.id }))
  const state = returnStateOf(order, { shipments, noted, days: terms.days, now: Date.now() })
  return { noted, mayRequest: state.status === 'open' }
}
