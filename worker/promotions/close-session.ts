import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { forgetCoupons } from '../session/coupon-cookie.ts'
import { promotionsOf } from './enabled.ts'
import { redeemCodes } from './settle-order.ts'
import type { Order } from '#shared/domain/order.ts'

const timeoutMs = 10_000

/**
 * Redeems the codes of a placed order in the background and removes them from the browser. The platform's webhook does
 * the same; opening the confirmation only makes it happen sooner.
 */
export function closeSession(c: Context<AppEnv>, { id, cartId, channelId, stage }: Order): void {
  const promotions = promotionsOf(c)
  if (!promotions) return
  forgetCoupons(c)
  const { market, services, log } = c.var
  const placement = { orderId: id, cartId, channelId, stage }
  const closing = redeemCodes(
    { promotions, orders: services.orders, market, placement },
    AbortSignal.timeout(timeoutMs),
  )
  c.executionCtx.waitUntil(closing.catch((cause: unknown) => log.error('promotions-close', cause)))
}
