import type { Context } from 'hono'
import type { CheckoutStart } from '../cart/start-checkout.ts'
import type { AppEnv } from '../context/app-env.ts'
import { askBag } from '../owner/ask-owner.ts'
import { NotFoundError } from '#shared/errors.ts'
import { bagPathWith, marketPath } from '#shared/links.ts'

// The bag page detects lines that block by itself, and a notice names the refused codes.
const errors = {
  'sold-out-lines': null,
  'unavailable-lines': null,
  'codes-refused': null,
  'quantity-adjusted': 'adjusted',
  busy: 'busy',
  'being-paid': 'being-paid',
  'total-changed': 'total',
  'certificate-gone': 'certificate',
} as const

/**
 * Redirects with 303 to the hosted checkout. If the cart is empty or differs from what the shopper saw, redirects to
 * the bag page, which says why.
 */
export async function respondToCheckout(c: Context<AppEnv>): Promise<Response> {
  const start = await askBag(c.get('visit'), 'startCheckout', {}).catch((cause): CheckoutStart | null => {
    if (cause instanceof NotFoundError) return null
    throw cause
  })
  if (start?.status === 'ready') return c.redirect(start.url, 303)
  const error = start === null ? null : errors[start.reason]
  return c.redirect(marketPath(c.get('market'), bagPathWith(error)), 303)
}
