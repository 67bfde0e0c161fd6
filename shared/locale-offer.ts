import type { PreferredLocale } from './locale-options.ts'

/** What `GET /api/locale` answers. `country` is where the visitor seems to be, `locale` what is chosen beforehand. */
export type LocaleOffer = { country: string | null; locale: PreferredLocale; opensByItself: boolean }

/**
 * Cookie of the country in which the shopper put the overlay away that had opened by itself. Scripts write it. `maxAge`
 * in seconds: 30 days.
 */
export const dismissedLocaleCookie = { name: 'sv-locale-dismissed', maxAge: 2_592_000 } as const
