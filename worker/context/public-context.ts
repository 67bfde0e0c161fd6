import type { Configuration } from '../configuration/configuration.ts'
import type { Log } from '../lib/log.ts'
import type { PublicServices } from './bind-services.ts'
import type { Market } from '#shared/markets.ts'

/** All that a page's loader may depend on. It has no cookies, no session and no device. */
export type PageContext = {
  readonly audience: 'everybody' | 'editor'
  readonly market: Market
  /** Path without market prefix. */
  readonly path: string
  /** The query values that the page reads, in a fixed order; all others are dropped. */
  readonly query: URLSearchParams
  /** True if the address has any query, also one that the page does not read (D-165). */
  readonly hasQuery: boolean
  /** Who wears the clothes in pictures, if the visitor chose somebody. Of a page that is cached, a part of its key. */
  readonly figure: string | null
  readonly configuration: Configuration
  readonly services: PublicServices
  readonly log: Log
  /**
   * Passes a promise on to the page. If it rejects after the status is decided, only its part fails: the failure is
   * logged, and the page is not cached.
   */
  defer<T>(promise: Promise<T>): Promise<T>
}

/**
 * All that a public page may use. Its services read only published content, so the page can be cached and served to
 * other visitors.
 */
export type PublicContext = PageContext & { readonly audience: 'everybody' }
