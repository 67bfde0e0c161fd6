import * as v from 'valibot'
import { factory } from '../context/app-env.ts'
import { languageToOffer } from '../http/language-to-offer.ts'
import { readPreferredLocale } from '../session/preferred-locale.ts'
import { defineOperation } from './operation.ts'
import { guessedLocale } from '#shared/locale-options.ts'
import { dismissedLocaleCookie, type LocaleSuggestion } from '#shared/locale-suggestion.ts'
import { germanSite } from '#shared/markets.ts'
import { endpoints } from '#shared/routes.ts'

/**
 * The country and currency to suggest to this visitor, the language to offer, and whether the dialog opens by itself:
 * only if the visitor is known and belongs to another site than this one, or reads another language of the market, is
 * not a crawler, and has not dismissed the dialog in their current country. Pages are the same for every visitor, so
 * this is a separate request (D-86): `GET /api/locale`.
 */
export const localeSuggestionRoute = factory.createApp().get(endpoints.localeSuggestion.path, (c) => {
  const { market, configuration, country, cookies, headers } = c.get('visit')
  const device = c.get('device')
  const stored = readPreferredLocale(c.get('visit'))
  // Germany has its own site, if it is configured.
  const preferred = stored?.localeCode === germanSite.code && configuration.germanySiteUrl === null ? null : stored
  const locale =
    preferred ?? guessedLocale({ siteCode: market.code, country, germanySiteUrl: configuration.germanySiteUrl })
  const belongsToAnotherSite = locale.localeCode !== market.code
  const isDismissed = cookies.get(dismissedLocaleCookie.name) === (country ?? '')
  // If nothing is known about the visitor, the dialog does not open.
  const isKnown = preferred !== null || country !== null
  const language = stored?.localeCode === market.code ? null : languageToOffer(headers, market)
  const suggestion: LocaleSuggestion = {
    country,
    locale,
    language,
    opensByItself: ((belongsToAnotherSite && isKnown) || language !== null) && !isDismissed && !device.isCrawler,
  }
  return c.json(suggestion)
})

export const localeOperations = {
  /** Remembers that the visitor dismissed the dialog in their current country. */
  dismissLocale: defineOperation('session', v.object({}), async ({ cookies, country }) => {
    const { name, maxAge } = dismissedLocaleCookie
    cookies.set(name, country ?? '', { path: '/', secure: true, sameSite: 'Lax', maxAge })
    return null
  }),
}
