import * as v from 'valibot'
import { languages } from './languages.ts'
import type { PreferredLocale, SiteCode } from './locale-options.ts'
import { currencies, germanSite, markets } from './markets.ts'

/** Cookie of the shopper's choice. Scripts may read it. `maxAge` is in seconds: 30 days. */
export const preferredLocaleCookie = {
  name: 'wsPreferredLocale',
  path: '/',
  maxAge: 2_592_000,
  sameSite: 'Lax',
} as const

const PreferredLocaleSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    localeCode: v.picklist([...Object.keys(markets), germanSite.code] as SiteCode[]),
    localeName: v.string(),
    currencyCode: v.picklist(currencies),
    // A language that the shop no longer has is as none.
    language: v.fallback(v.optional(v.picklist(languages)), undefined),
  }),
)

/** Parses the decoded value of the cookie; `null` if it is not valid. */
export function parsePreferredLocale(value: string | undefined): PreferredLocale | null {
  const parsed = v.safeParse(PreferredLocaleSchema, value)
  return parsed.success ? parsed.output : null
}

/** The value of the cookie, not yet URL-encoded. */
export function serialisePreferredLocale({ localeCode, localeName, currencyCode, language }: PreferredLocale): string {
  return JSON.stringify({ localeCode, localeName, currencyCode, language })
}
