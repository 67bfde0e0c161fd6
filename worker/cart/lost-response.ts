import type { Context } from 'hono'
import type { Cart } from '../../shared/domain/cart.ts'
import type { AppEnv } from '../app-env.ts'
import { isOutcomeUnknown } from '../upstream/outcome-unknown.ts'

/** Short, because the shopper has already waited for the write. */
const timeoutMs = 2000

/**
 * The cart after a write whose response was lost or did not parse; `null` if the cart no longer exists.
 *
 * @throws the failure if the write was refused or not sent, or if the cart cannot be read either
 */
export async function cartAfter(c: Context<AppEnv>, cartId: string, failure: unknown): Promise<Cart | null> {
  if (!isOutcomeUnknown(failure)) throw failure
  const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(timeoutMs)])
  try {
    return await c.var.services.cart.cart({ cartId }, signal)
  } catch (cause) {
    c.var.log.error('cart-after', cause)
    throw failure
  }
}
