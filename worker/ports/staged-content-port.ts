import type { Market } from '#shared/markets.ts'
import type { ContentItem } from '#shared/views.ts'

/** Single items from an editor's staging host. */
export interface StagedContentPort {
  /**
   * The item by its delivery id, or `null` if the host has none. The caller must have checked `domain`.
   *
   * @throws ServiceError
   */
  item(request: { market: Market; domain: string; id: string }, signal: AbortSignal): Promise<ContentItem | null>
}
