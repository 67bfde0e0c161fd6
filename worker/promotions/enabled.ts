import type { Context } from 'hono'
import type { Market } from '../../shared/markets.ts'
import type { AppEnv } from '../app-env.ts'
import { isListed } from '../configuration/is-listed.ts'
import type { PromotionsPort } from '../ports/promotions-port.ts'

/** The engine, where it is asked in the market; `null` elsewhere. */
export function engineOf(
  { configuration, ports }: Pick<AppEnv['Variables'], 'configuration' | 'ports'>,
  market: Market,
): PromotionsPort | null {
  return isListed(configuration.promotions?.locales, market.code) ? ports.promotions : null
}

/** The engine, where it is asked in this market; `null` where the platform's own prices and coupons hold. */
export function promotionsOf({ var: variables }: Context<AppEnv>): PromotionsPort | null {
  return engineOf(variables, variables.market)
}
