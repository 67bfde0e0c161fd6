import type { Market } from '../../shared/markets.ts'
import type { ContentItem } from '../../shared/views.ts'

/** Where content is read from: published, or an editor's staging host at a moment. */
export type ContentSource = { kind: 'published' } | { kind: 'preview'; domain: string; timestamp: number | null }

export interface ContentPort {
  /**
   * Items by delivery key without the market's prefix; `null` where the service has none. Raises `ServiceError` when it
   * cannot answer.
   */
  items<Key extends string>(
    request: { market: Market; keys: readonly Key[]; source: ContentSource },
    signal: AbortSignal,
  ): Promise<Record<Key, ContentItem | null>>
}
