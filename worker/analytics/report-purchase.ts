import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../context/app-env.ts'
import { hasAgreed } from '../context/has-agreed.ts'
import { ownerOf } from '../objects/owned-cart.ts'
import { orderPurchase } from '#client/pages/order-purchase.ts'
import type { Order } from '#shared/domain/order.ts'

const timeoutMs = 10_000

/**
 * Reports a placed order in the background, once, for a shopper who agreed to analytics and closes the tab before the
 * browser can. The browser reports it too, with the same transaction id and client id, which the service counts once.
 */
export function reportPurchase(c: Context<AppEnv>, order: Order): void {
  const { market, configuration, log } = c.var
  const { analytics } = c.var.ports
  const visit = configuration.purchases && visitOf(c, configuration.purchases)
  if (!analytics || !visit || !hasAgreed(c, 'performance')) return
  const report = { ...visit, ecommerce: orderPurchase(order), hasAdvertising: hasAgreed(c, 'targeting') }
  const { cartId, id: orderId } = order
  const send = async () => {
    if (await ownerOf(c, cartId).claimReport({ marketCode: market.code, cartId, orderId }))
      await analytics.reportPurchase(report, AbortSignal.timeout(timeoutMs))
  }
  c.executionCtx.waitUntil(send().catch((cause: unknown) => log.error('purchase-report', cause)))
}

/** The ids that the service's script gave the browser; `null` if it has not run there. */
function visitOf(c: Context<AppEnv>, { url }: { url: string }) {
  const [, clientId] = /^GA1\.\d+\.(\d{1,20}\.\d{1,20})$/.exec(getCookie(c, '_ga') ?? '') ?? []
  if (clientId === undefined) return null
  const stream = new URL(url).searchParams.get('measurement_id')?.replace(/^G-/, '')
  // `GS1.1.{session}.…`, and `GS2.1.s{session}$…` since 2025.
  const [, sessionId = null] = /^GS\d\.\d+\.s?(\d{1,20})\b/.exec(getCookie(c, `_ga_${stream}`) ?? '') ?? []
  return { clientId, sessionId }
}
