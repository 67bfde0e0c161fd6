import type { Badge } from '#shared/domain/badge.ts'
import type { Market } from '#shared/markets.ts'

export interface BadgePort {
  /**
   * Badges by product id, the most important first. Products without a badge are absent. In a market without the
   * promotions engine badges have only a text and no discount [PROMO-30].
   *
   * @throws ServiceError
   */
  badges(request: { market: Market; productIds: readonly number[] }, signal: AbortSignal): Promise<Map<number, Badge[]>>
}
