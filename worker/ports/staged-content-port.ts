import type { Market } from '../../shared/markets.ts'
import type { ContentItem } from '../../shared/views.ts'

/** Single items of an editor's staging host. */
export interface StagedContentPort {
  /**
   * The item by its delivery id; `null` where the host has none. `domain` must have been checked. Raises
   * `ServiceError`.
   */
  item(request: { market: Market; domain: string; id: string }, signal: AbortSignal): Promise<ContentItem | null>
}
