import { channelIdOf } from '../context/channel-id.ts'
import type { Visit } from '../context/visit.ts'
import { readGuestOrderId } from '../session/guest-order-cookie.ts'
import type { Order } from '#shared/domain/order.ts'

/** The order that a mailed link has opened to this browser, as the platform has it now. `null` if there is none. */
export async function loadGuestOrder(visit: Visit): Promise<Order | null> {
  const orderId = await readGuestOrderId(visit)
  const order = orderId === null ? null : await visit.services.orders.order({ orderId })
  return order?.channelId === channelIdOf(visit) ? order : null
}
