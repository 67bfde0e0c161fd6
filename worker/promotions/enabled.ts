import { isListed } from '../configuration/is-listed.ts'
import type { AppEnv, MarketContext } from '../context/app-env.ts'
import type { PromotionsPort } from '../ports/promotions-port.ts'
import type { Market } from '#shared/markets.ts'

/** The engine, or `null` if the market does not use it. */
export function engineOf(
  { configuration, ports }: Pick<AppEnv['Variables'], 'configuration' | 'ports'>,
  market: Market,
): PromotionsPort | null {
  return isListed(configuration.promotions?.locales, market.code) ? ports.promotions : null
}

/** The engine, or `null` if this market uses the platform's own prices and coupons. */
export function promotionsOf(c: {
  var: Pick<MarketContext['var'], 'configuration' | 'ports' | 'market'>
}): PromotionsPort | null {
  return engineOf(c.var, c.var.market)
}
