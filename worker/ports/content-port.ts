import { ServiceError } from '#shared/errors.ts'
import type { Market } from '#shared/markets.ts'
import type { ContentItem } from '#shared/views.ts'

/** The source of content: published, or an editor's staging host at a given time. */
export type ContentSource = { kind: 'published' } | { kind: 'preview'; domain: string; timestamp: number | null }

export interface ContentPort {
  /**
   * Items by delivery key without the market's prefix; `null` for keys that the service does not have.
   *
   * @throws PartialContentError if some of the keys cannot be loaded
   * @throws ServiceError if none can be loaded
   */
  items<Key extends string>(
    request: { market: Market; keys: readonly Key[]; source: ContentSource },
    signal: AbortSignal,
  ): Promise<Record<Key, ContentItem | null>>
}

/** Some keys could not be loaded. `available` has the items of the others, and `null` for those that do not exist. */
export class PartialContentError extends ServiceError {
  readonly available: Readonly<Record<string, ContentItem | null>>

  constructor(cause: unknown, available: Readonly<Record<string, ContentItem | null>>) {
    const failure = cause instanceof ServiceError ? cause : new ServiceError('content', 'unavailable', { cause })
    super(failure.service, failure.kind, {
      message: failure.message,
      cause,
      ...(failure.status !== null && { status: failure.status }),
      ...(failure.retryAfterSeconds !== null && { retryAfterSeconds: failure.retryAfterSeconds }),
    })
    this.available = available
  }
}

/**
 * The time of the last publication of content in epoch milliseconds; 0 before the first one. Cache entries and pages of
 * an older version are reloaded, and are served only if the reload fails.
 */
export type ContentVersion = {
  /** Never rejects, and never goes back. */
  current(): Promise<number>
  /** Records that content was published now. Rejects if that cannot be stored. */
  advance(): Promise<number>
}
