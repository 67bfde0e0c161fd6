import type { Market } from '#shared/markets.ts'

export interface ContentIndexPort {
  /** Slugs of the market's content pages. @throws ServiceError if the service does not respond */
  pageSlugs(request: { market: Market }, signal: AbortSignal): Promise<string[]>
  /** True if the service has a content page. One small read. @throws ServiceError */
  hasPages(signal: AbortSignal): Promise<boolean>
}
