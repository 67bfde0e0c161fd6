import type { Context } from 'hono'
import type { Cart } from '../../shared/domain/cart.ts'
import { ServiceError } from '../../shared/errors.ts'
import type { AppEnv } from '../app-env.ts'

/** The shopper has waited for the write already. */
const deadlineMs = 2000

/**
 * The cart as it is after a write that had no answer, or none that could be read; `null` where there is none any more.
 *
 * @throws the failure where the write was refused or not sent, or the cart cannot be read either
 */
export async function cartAfter(c: Context<AppEnv>, cartId: string, failure: unknown): Promise<Cart | null> {
  if (!isOutcomeUnknown(failure)) throw failure
  const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(deadlineMs)])
  try {
    return await c.var.services.cart.cart({ cartId }, signal)
  } catch (cause) {
    c.var.log.error('cart-after', cause)
    throw failure
  }
}

/** Whether a write may have been done all the same. One that an open circuit kept back has no status, and was not sent. */
export function isOutcomeUnknown(failure: unknown): boolean {
  if (!(failure instanceof ServiceError) || failure.service !== 'commerce') return false
  return (
    failure.kind === 'timeout' ||
    failure.kind === 'network' ||
    failure.kind === 'malformed' ||
    (failure.kind === 'unavailable' && failure.status !== null)
  )
}
