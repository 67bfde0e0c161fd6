import type { PreferredLocale } from './locale-options.ts'

/** Response of `GET /api/locale`. `country` is where the visitor appears to be, `locale` the preselected choice. */
export type LocaleSuggestion = { country: string | null; locale: PreferredLocale; opensByItself: boolean }

/**
 * Holds the country in which the shopper dismissed the overlay that opened by itself. The Worker writes it, because
 * Safari keeps a script's cookie for a week. `maxAge` is in seconds: 30 days.
 */
export const dismissedLocaleCookie = { name: 'sv-locale-dismissed', maxAge: 2_592_000 } as const
