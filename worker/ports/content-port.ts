import type { Market } from '../../shared/markets.ts'
import type { ContentItem } from '../../shared/views.ts'

/** The source of content: published, or an editor's staging host at a given time. */
export type ContentSource = { kind: 'published' } | { kind: 'preview'; domain: string; timestamp: number | null }

export interface ContentPort {
  /**
   * Items by delivery key without the market's prefix; `null` for keys that the service does not have.
   *
   * @throws ServiceError if the service does not respond
   */
  items<Key extends string>(
    request: { market: Market; keys: readonly Key[]; source: ContentSource },
    signal: AbortSignal,
  ): Promise<Record<Key, ContentItem | null>>
}
