import type { PublicPageType } from '#shared/routes.ts'

/**
 * Periods in seconds for a rendered page: `fresh` is served as it is, then it is served while it is rendered again, and
 * `staleIfError` applies if rendering fails.
 */
export type PagePolicy = { fresh: number; staleWhileRevalidate: number; staleIfError: number }

const day = 86_400

/** The only table of page lifetimes. Only public pages are cached. */
export const pagePolicies = {
  home: { fresh: 60, staleWhileRevalidate: 600, staleIfError: day },
  content: { fresh: 60, staleWhileRevalidate: 600, staleIfError: day },
  plp: { fresh: 60, staleWhileRevalidate: 300, staleIfError: day },
  pdp: { fresh: 30, staleWhileRevalidate: 120, staleIfError: day },
  search: { fresh: 30, staleWhileRevalidate: 60, staleIfError: 3600 },
} as const satisfies Record<PublicPageType, PagePolicy>
