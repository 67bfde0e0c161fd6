import type { Visit } from '../context/visit.ts'
import { NotFoundError } from '#shared/errors.ts'

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
