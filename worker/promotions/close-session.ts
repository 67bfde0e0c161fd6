import type { Visit } from '../context/visit.ts'
import { forgetCertificates } from '../session/certificate-cookie.ts'
import { forgetCoupons } from '../session/coupon-cookie.ts'
import { redeemCodes } from './align-session.ts'
import { promotionsOf } from './enabled.ts'
import type { Order } from '#shared/domain/order.ts'

const timeoutMs = 10_000

/**
 * Redeems the codes of a placed order in the background and removes them from the browser. The platform's webhook does
 * the same; opening the confirmation only makes it happen sooner.
 */
export function closeSession(visit: Visit, { id, cartId, channelId, stage }: Order): void {
  forgetCertificates(visit)
  const promotions = promotionsOf(visit)
  if (!promotions) return
  forgetCoupons(visit)
  const { market, services, log } = visit
  const placement = { orderId: id, cartId, channelId, stage }
  const closing = redeemCodes(
    { promotions, orders: services.orders, market, placement },
    AbortSignal.timeout(timeoutMs),
  )
  visit.later(closing.catch((cause: unknown) => log.error('promotions-close', cause)))
}
