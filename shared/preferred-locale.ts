import * as v from 'valibot'
import type { PreferredLocale } from './locale-options.ts'

/** Cookie of the shopper's choice; scripts may read it. `maxAge` in seconds: 30 days. */
export const preferredLocaleCookie = {
  name: 'wsPreferredLocale',
  path: '/',
  maxAge: 2_592_000,
  sameSite: 'Lax',
} as const

/** What every other cookie about the locale has unless it says otherwise. `maxAge` in seconds: one year. */
export const localeCookieDefaults = { path: '/', sameSite: 'Lax', maxAge: 31_536_000 } as const

const PreferredLocaleSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    localeCode: v.picklist(['en', 'us', 'eu', 'de']),
    localeName: v.string(),
    currencyCode: v.picklist(['GBP', 'USD', 'EUR']),
  }),
)

/** The record that the cookie's decoded value holds, or `null`. */
export function parsePreferredLocale(value: string | undefined): PreferredLocale | null {
  const parsed = v.safeParse(PreferredLocaleSchema, value)
  return parsed.success ? parsed.output : null
}

/** The value for the cookie, before it is URL-encoded. */
export function serialisePreferredLocale({ localeCode, localeName, currencyCode }: PreferredLocale): string {
  return JSON.stringify({ localeCode, localeName, currencyCode })
}
