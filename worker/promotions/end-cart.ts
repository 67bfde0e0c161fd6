import type { Visit } from '../context/visit.ts'
import { forgetCartId } from '../session/cart-cookie.ts'
import { forgetCertificates } from '../session/certificate-cookie.ts'
import { releaseFromCheckout } from './checkout-codes.ts'
import { promotionsOf } from './enabled.ts'

const timeoutMs = 10_000

/** Empties the engine's session of a deleted cart, in the background. */
export function emptySession(visit: Visit, cartId: string): void {
  const promotions = promotionsOf(visit)
  if (!promotions) return
  const { market, log } = visit
  const signal = AbortSignal.timeout(timeoutMs)
  const empty = async () => {
    const stored = await promotions.session({ market, sessionId: cartId }, signal)
    if (!stored || stored.session.items.length === 0) return
    if (stored.session.state !== 'open') return void (await releaseFromCheckout(visit, cartId))
    await promotions.updateSession(
      { market, sessionId: cartId, isDryRun: false, items: [], manualCoupons: [], profile: null },
      signal,
    )
  }
  visit.later(empty().catch((cause: unknown) => log.error('promotions-empty', cause)))
}

/** Ends the visitor's cart: deletes its cookie and empties the engine's session. */
export function endCart(visit: Visit, cartId: string): void {
  emptySession(visit, cartId)
  forgetCartId(visit)
  forgetCertificates(visit)
}
