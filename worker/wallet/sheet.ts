import { markets } from '../../shared/markets.ts'
import type { Env } from '../env.ts'
import type { createObjectScope } from '../objects/object-scope.ts'
import type { OpenAttempt } from '../ports/wallet-attempt-port.ts'
import { traceObject } from '../telemetry/trace-object.ts'
import { merchantCountry } from './attempt-of.ts'
import { type Quoting, undoQuote } from './quote.ts'

type Scope = ReturnType<typeof createObjectScope>

const stepMs = 12_000

/** How a sheet's steps quote. */
export function quotingOf(
  { configuration, services }: Pick<Scope, 'configuration' | 'services'>,
  { marketCode, cartId, savings, limitedCodes }: OpenAttempt,
): Quoting {
  return {
    ports: services,
    market: markets[marketCode],
    cartId,
    price: { savings, limitedCodes },
    names: configuration.shippingNames,
    countryCode: merchantCountry(configuration, marketCode),
    signal: AbortSignal.timeout(stepMs),
  }
}

/** Removes what a sheet has written and releases its codes. What fails is removed when the cart is loaded. */
export async function undoSheet(scope: Scope, { CODES }: Pick<Env, 'CODES'>, opened: OpenAttempt): Promise<void> {
  const { marketCode, cartId, limitedCodes } = opened
  const codes = traceObject(scope.tracing, 'CODES', CODES.get(CODES.idFromName(cartId)))
  try {
    await undoQuote(quotingOf(scope, opened))
    if (limitedCodes.length > 0) await codes.release({ marketCode, cartId })
  } catch (cause) {
    scope.log.error('wallet-dismiss', cause)
  }
}
