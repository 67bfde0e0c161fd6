import type { Market } from '../../shared/markets.ts'

export interface ContentIndexPort {
  /** Slugs of the market's content pages. Raises `ServiceError` when the service cannot answer. */
  pageSlugs(request: { market: Market }, signal: AbortSignal): Promise<string[]>
}
