import type { Context } from 'hono'
import { type AppEnv, factory } from '../../context/app-env.ts'
import { channelIdOf } from '../../context/channel-id.ts'
import { problemResponse } from '../../http/problem.ts'
import { limitBody } from '../../middleware/limit-body.ts'
import { ownerOf } from '../../objects/owned-cart.ts'
import { engineOf } from '../../promotions/enabled.ts'
import { parseOrderEvent } from './order-event.ts'
import { readReport, retryLater, untilReportEnds } from './platform-report.ts'
import { ServiceError } from '#shared/errors.ts'
import { type Market, markets } from '#shared/markets.ts'
import { orderWebhook } from '#shared/order-webhook.ts'

const maxBodyBytes = 16 * 1024

/**
 * `POST /hooks/orders`: the commerce platform reports that an order was created or changed its status. The order is
 * read from the platform, and the promotions engine's session of its cart is updated to match. Reports may be repeated,
 * late or out of order, because each one applies the current state of the order. After a failure the response is 503,
 * so that the platform sends the report again.
 */
export const orderChanged = factory.createApp().post(orderWebhook.path, limitBody(maxBodyBytes), async (c) => {
  const { log } = c.get('visit')
  const body = await readReport(c)
  if (body instanceof Response) return body
  const event = parseOrderEvent(body)
  if (event.status === 'invalid')
    return problemResponse({ status: 400, slug: 'invalid-input', title: 'The request is not valid.' })
  if (event.status === 'irrelevant') return c.json({ status: 'ignored' })
  try {
    const status = await alignOrder(c, event.orderId)
    log.info('order-aligned', { orderId: event.orderId, status })
    return c.json({ status })
  } catch (cause) {
    return retryLater(c, cause, { event: 'order-align', facts: { orderId: event.orderId } })
  }
})

async function alignOrder(c: Context<AppEnv>, orderId: number): Promise<string> {
  const { ports, log } = c.get('visit')
  const signal = untilReportEnds(c)
  const placement = await ports.orders.placement({ orderId }, signal)
  if (!placement) {
    log.warn('order-unknown', { orderId })
    return 'ignored'
  }
  const market = marketOf(c, placement.channelId)
  const promotions = market && engineOf(c.get('visit'), market)
  if (!market || !promotions || placement.cartId === '') return 'ignored'
  const { cartId } = placement
  return ownerOf(c.get('visit'), cartId)
    .orderChanged({ marketCode: market.code, cartId, orderId })
    .catch((cause: unknown) => {
      throw new ServiceError('promotions', 'unavailable', { cause })
    })
}

function marketOf(c: Context<AppEnv>, channelId: number): Market | undefined {
  return Object.values(markets).find((market) => channelIdOf(c.get('visit'), market) === channelId)
}
