import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { type AppEnv, factory } from '../context/app-env.ts'
import { defineOperation } from './operation.ts'
import { guessedLocale } from '#shared/locale-options.ts'
import { dismissedLocaleCookie, type LocaleSuggestion } from '#shared/locale-suggestion.ts'
import { germanSite } from '#shared/markets.ts'
import { parsePreferredLocale, preferredLocaleCookie } from '#shared/preferred-locale.ts'
import { endpoints } from '#shared/routes.ts'

/** Cloudflare's codes for an unknown country and for Tor. */
const unknownCountries = new Set(['XX', 'T1'])

/**
 * The country and currency to suggest to this visitor, and whether the dialog opens by itself: only if they belong to
 * another site than this one, the visitor is known and not a crawler, and has not dismissed the dialog in their current
 * country. Pages are the same for every visitor, so this is a separate request (D-86): `GET /api/locale`.
 */
export const localeSuggestionRoute = factory.createApp().get(endpoints.localeSuggestion.path, (c) => {
  const { market, configuration, device } = c.var
  const country = countryOf(c)
  const stored = parsePreferredLocale(getCookie(c, preferredLocaleCookie.name))
  // Germany has its own site, if it is configured.
  const preferred = stored?.localeCode === germanSite.code && configuration.germanySiteUrl === null ? null : stored
  const locale =
    preferred ?? guessedLocale({ siteCode: market.code, country, germanySiteUrl: configuration.germanySiteUrl })
  const belongsToAnotherSite = locale.localeCode !== market.code
  const isDismissed = getCookie(c, dismissedLocaleCookie.name) === (country ?? '')
  // If nothing is known about the visitor, the dialog does not open.
  const isKnown = preferred !== null || country !== null
  const suggestion: LocaleSuggestion = {
    country,
    locale,
    opensByItself: belongsToAnotherSite && isKnown && !isDismissed && !device.isCrawler,
  }
  return c.json(suggestion)
})

export const localeOperations = {
  /** Remembers that the visitor dismissed the dialog in their current country. */
  dismissLocale: defineOperation('session', v.object({}), async (c) => {
    const { name, maxAge } = dismissedLocaleCookie
    setCookie(c, name, countryOf(c) ?? '', { path: '/', secure: true, sameSite: 'Lax', maxAge })
    return null
  }),
}

/** The country that Cloudflare reports for the request: ISO 3166-1 alpha-2, or `null`. */
function countryOf(c: Context<AppEnv>): string | null {
  const reported = c.req.raw.cf?.['country'] ?? c.req.header('cf-ipcountry')
  return typeof reported === 'string' && /^[A-Z]{2}$/.test(reported) && !unknownCountries.has(reported)
    ? reported
    : null
}
