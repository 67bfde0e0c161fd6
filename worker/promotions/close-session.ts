import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { forgetCoupons } from '../session/coupon-cookie.ts'
import { promotionsOf } from './enabled.ts'

const deadlineMs = 10_000

/** An order was placed: the engine redeems its codes, in the background, and the browser keeps them no longer. */
export function closeSession(c: Context<AppEnv>, cartId: string): void {
  const promotions = promotionsOf(c)
  if (!promotions) return
  forgetCoupons(c)
  const { market, log } = c.var
  const closing = promotions.closeSession({ market, sessionId: cartId }, AbortSignal.timeout(deadlineMs))
  c.executionCtx.waitUntil(closing.catch((cause: unknown) => log.error('promotions-close', cause)))
}
