import type { Badge } from '../../shared/domain/badge.ts'
import type { Market } from '../../shared/markets.ts'

export interface BadgePort {
  /**
   * Badges by product id, the most important first; a product without any is absent. Where the market does not ask the
   * promotions engine, they are words alone: none of them takes anything off. Raises `ServiceError`.
   */
  badges(request: { market: Market; productIds: readonly number[] }, signal: AbortSignal): Promise<Map<number, Badge[]>>
}
