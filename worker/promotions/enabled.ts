import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { isListed } from '../is-listed.ts'
import type { PromotionsPort } from '../ports/promotions-port.ts'

/** The engine, where it is asked in this market; `null` where the platform's own prices and coupons hold. */
export function promotionsOf({ var: { configuration, services, market } }: Context<AppEnv>): PromotionsPort | null {
  return isListed(configuration.promotions?.locales, market.code) ? services.promotions : null
}
