import type { Market } from '#shared/markets.ts'

/** The commerce platform's list of old addresses. */
export interface RedirectPort {
  /**
   * The path, without market prefix, that replaces a path that the shop does not have. `null` if the platform has no
   * redirect for it, or one that leads to another site.
   *
   * @throws ServiceError
   */
  redirect(request: { market: Market; path: string }, signal: AbortSignal): Promise<string | null>
}
