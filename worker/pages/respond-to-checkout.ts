import type { Context } from 'hono'
import { NotFoundError } from '../../shared/errors.ts'
import { marketPath } from '../../shared/markets.ts'
import type { AppEnv } from '../app-env.ts'
import { type CheckoutStart, startCheckout } from '../cart/start-checkout.ts'

// The bag page finds by itself what is sold out, and a notice names the codes.
const errors = {
  'sold-out-lines': null,
  'codes-refused': null,
  'quantity-adjusted': 'adjusted',
  busy: 'busy',
  'total-changed': 'total',
} as const

/**
 * 303 to the hosted checkout; an empty bag, or one that is not what the shopper thinks, goes back to the bag page,
 * which says why.
 */
export async function respondToCheckout(c: Context<AppEnv>): Promise<Response> {
  const start = await startCheckout(c).catch((cause): CheckoutStart | null => {
    if (cause instanceof NotFoundError) return null
    throw cause
  })
  if (start?.status === 'ready') return c.redirect(start.url, 303)
  const bagPath = marketPath(c.var.market, '/bag')
  const error = start === null ? null : errors[start.reason]
  return c.redirect(error === null ? bagPath : `${bagPath}?error=${error}`, 303)
}
