import type { Visit } from '../context/visit.ts'
import { mayBeReturned } from './return-rules.ts'
import type { Order, Shipment } from '#shared/domain/order.ts'
import { NotFoundError } from '#shared/errors.ts'

/**
 * The days to promise for a return. `null` if the market does not say, or nothing of the order can be sent back any
 * more.
 */
export function promisedReturnDays(
  { market, configuration }: Visit,
  order: Order,
  shipments: readonly Shipment[] = [],
): number | null {
  const days = configuration.delivery.returnDays[market.code]
  return days !== undefined && mayBeReturned(order, { shipments, days, now: Date.now() }) ? days : null
}

/** Where the requests of the market go, and within how many days. `null` if it takes none. */
export function returnTermsOf({ market, configuration, services }: Visit): { address: string; days: number } | null {
  const address = configuration.returnsAddresses[market.code]
  const days = configuration.delivery.returnDays[market.code]
  return services.marketing && address !== undefined && days !== undefined ? { address, days } : null
}

/** @throws NotFoundError if the market takes no requests */
export function requireReturnTerms(visit: Visit): { address: string; days: number } {
  const terms = returnTermsOf(visit)
  if (!terms) throw new NotFoundError('The market takes no requests for returns.')
  return terms
}
