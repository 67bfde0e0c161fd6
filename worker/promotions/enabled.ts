import { includesLocale } from '../configuration/includes-locale.ts'
import type { MarketVisit } from '../context/visit.ts'
import type { PromotionsPort } from '../ports/promotions-port.ts'
import type { Market } from '#shared/markets.ts'

/** The engine, or `null` if the market does not use it. */
export function engineOf(
  { configuration, ports }: Pick<MarketVisit, 'configuration' | 'ports'>,
  market: Market,
): PromotionsPort | null {
  return includesLocale(configuration.promotions?.locales, market.code) ? ports.promotions : null
}

/** The engine, or `null` if this market uses the platform's own prices and coupons. */
export function promotionsOf(visit: Pick<MarketVisit, 'configuration' | 'ports' | 'market'>): PromotionsPort | null {
  return engineOf(visit, visit.market)
}
