import type { Context } from 'hono'
import { type Market, markets } from '../../shared/markets.ts'
import { endpoints } from '../../shared/routes.ts'
import { storefrontOf } from '../../shared/storefront.ts'
import { factory, type AppEnv } from '../app-env.ts'

type Readiness = 'ready' | 'other-currency' | 'unreachable'

/**
 * Readiness check for monitoring: each market's channel must respond, use the market's currency and have categories;
 * otherwise 503. Regular checks also keep the category trees cached, so that no visitor's page has to wait for them.
 */
export const readiness = factory.createApp().get(endpoints.readiness.path, async (c) => {
  const states = await Promise.all(
    Object.values(markets).map(async (market) => [market.code, await stateOf(c, market)] as const),
  )
  const isReady = states.every(([, state]) => state === 'ready')
  const { publicOrigin } = c.var.configuration
  const byMarket = states.map(([code, state]) => [code, { state, ...storefrontOf(markets[code], publicOrigin) }])
  return c.json({ status: isReady ? 'ready' : 'not-ready', markets: Object.fromEntries(byMarket) }, isReady ? 200 : 503)
})

async function stateOf(c: Context<AppEnv>, market: Market): Promise<Readiness> {
  try {
    const { ports } = c.var
    const [{ defaultCurrency }] = await Promise.all([
      ports.channel.channel({ market }, c.req.raw.signal),
      ports.catalogue.categoryTree({ market }, c.req.raw.signal),
    ])
    if (defaultCurrency === market.currency) return 'ready'
    c.var.log.warn('the channel sells in another currency than its market', {
      market: market.code,
      currency: defaultCurrency,
    })
    return 'other-currency'
  } catch (cause) {
    c.var.log.error('the channel cannot be read', cause, { market: market.code })
    return 'unreachable'
  }
}
