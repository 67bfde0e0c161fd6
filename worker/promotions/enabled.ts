import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import type { PromotionsPort } from '../ports/promotions-port.ts'

/** Whether the list names the locale: whole codes, parted by commas or spaces, so that 'us' is not in 'aus' (D-39) [PROMO-01, PROMO-02]. */
export function isListed(locales: unknown, code: string): boolean {
  return typeof locales === 'string' && locales.split(/[\s,]+/).includes(code)
}

/** The engine, where it is asked in this market; `null` where the platform's own prices and coupons hold. */
export function promotionsOf({ var: { configuration, services, market } }: Context<AppEnv>): PromotionsPort | null {
  return isListed(configuration.promotions?.locales, market.code) ? services.promotions : null
}
