import { hasAgreed } from '../context/has-agreed.ts'
import type { Visit } from '../context/visit.ts'
import { ownerOf } from '../objects/owned-cart.ts'
import { orderPurchase } from '#client/pages/order-purchase.ts'
import type { Order } from '#shared/domain/order.ts'

const timeoutMs = 10_000

/**
 * Reports a placed order in the background, once, for a shopper who agreed to analytics and closes the tab before the
 * browser can. The browser reports it too, with the same transaction id and client id, which the service counts once.
 */
export function reportPurchase(visit: Visit, order: Order): void {
  const { market, configuration, log } = visit
  const { analytics } = visit.ports
  const ids = configuration.purchases && analyticsIds(visit, configuration.purchases)
  if (!analytics || !ids || !hasAgreed(visit, 'performance')) return
  const report = { ...ids, ecommerce: orderPurchase(order), hasAdvertising: hasAgreed(visit, 'targeting') }
  const { cartId, id: orderId } = order
  const send = async () => {
    if (await ownerOf(visit, cartId).claimReport({ marketCode: market.code, cartId, orderId }))
      await analytics.reportPurchase(report, AbortSignal.timeout(timeoutMs))
  }
  visit.later(send().catch((cause: unknown) => log.error('purchase-report', cause)))
}

/** The ids that the service's script gave the browser; `null` if it has not run there. */
function analyticsIds(visit: Visit, { url }: { url: string }) {
  const [, clientId] = /^GA1\.\d+\.(\d{1,20}\.\d{1,20})$/.exec(visit.cookies.get('_ga') ?? '') ?? []
  if (clientId === undefined) return null
  const stream = new URL(url).searchParams.get('measurement_id')?.replace(/^G-/, '')
  // `GS1.1.{session}.…`, and `GS2.1.s{session}$…` since 2025.
  const [, sessionId = null] = /^GS\d\.\d+\.s?(\d{1,20})\b/.exec(visit.cookies.get(`_ga_${stream}`) ?? '') ?? []
  return { clientId, sessionId }
}
