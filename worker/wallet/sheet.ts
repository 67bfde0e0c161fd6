import { arrivalTextBy } from '../configuration/delivery-terms.ts'
import { marketInLanguage } from '../language/language.ts'
import type { ObjectScope } from '../objects/object-scope.ts'
import type { CodeReservationPort } from '../ports/code-reservation-port.ts'
import type { OpenSheet } from '../ports/wallet-payment-port.ts'
import { type Quoting, undoQuote } from './quote.ts'

const stepMs = 12_000

/** How a sheet's steps quote. */
export function quotingOf(
  { configuration, services }: Pick<ObjectScope, 'configuration' | 'services'>,
  { marketCode, cartId, savings, limitedCodes }: OpenSheet,
): Quoting {
  const market = marketInLanguage(marketCode)
  return {
    ports: services,
    market,
    cartId,
    price: { savings, limitedCodes },
    names: configuration.shippingNames,
    arrivalText: (method) => arrivalTextBy(configuration, market, { method, now: Date.now() }),
    countryCode: configuration.merchantCountries[marketCode],
    signal: AbortSignal.timeout(stepMs),
  }
}

/** Removes what a sheet has written and releases its codes. What fails is removed when the cart is loaded. */
export async function undoSheet(scope: ObjectScope, codes: CodeReservationPort, opened: OpenSheet): Promise<void> {
  const { marketCode, cartId, limitedCodes } = opened
  try {
    await undoQuote(quotingOf(scope, opened))
    if (limitedCodes.length > 0) await codes.release({ marketCode, cartId })
  } catch (cause) {
    scope.log.error('wallet-dismiss', cause)
  }
}
