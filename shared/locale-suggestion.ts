import type { Language } from './languages.ts'
import type { PreferredLocale } from './locale-options.ts'

/**
 * Response of `GET /api/locale`. `country` is where the visitor appears to be, `locale` the preselected choice.
 * `language` is another language of the market that the visitor reads rather than that of the page; `null` if there is
 * none, or if they have chosen.
 */
export type LocaleSuggestion = {
  country: string | null
  locale: PreferredLocale
  language: Language | null
  opensByItself: boolean
}

/**
 * Holds the country in which the shopper dismissed the overlay that opened by itself. The Worker writes it, because
 * Safari keeps a script's cookie for a week. `maxAge` is in seconds: 30 days.
 */
export const dismissedLocaleCookie = { name: 'sv-locale-dismissed', maxAge: 2_592_000 } as const
