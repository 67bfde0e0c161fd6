import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { dismissedLocaleCookie, type LocaleOffer } from '../../shared/locale-offer.ts'
import { guessedLocale } from '../../shared/locale-options.ts'
import { parsePreferredLocale, preferredLocaleCookie } from '../../shared/preferred-locale.ts'
import { endpoints } from '../../shared/routes.ts'
import { type AppEnv, factory } from '../app-env.ts'

const unknownCountries = new Set(['XX', 'T1'])

/**
 * Which country and currency to offer this visitor, and whether the overlay opens by itself: when they lead to another
 * site than this one, and the visitor has not put it away in the country where they are now. Pages are the same for
 * everybody, so this is asked apart from them (D-86): `GET /api/locale`.
 */
export const localeOffer = factory.createApp().get(endpoints.localeOffer.path, (c) => {
  const { market, configuration, device } = c.var
  const country = countryOf(c)
  const stored = parsePreferredLocale(getCookie(c, preferredLocaleCookie.name))
  const preferred = stored?.localeCode === 'de' && configuration.germanySiteUrl === null ? null : stored
  const locale =
    preferred ?? guessedLocale({ siteCode: market.code, country, germanySiteUrl: configuration.germanySiteUrl })
  const isElsewhere = locale.localeCode !== market.code
  const isDismissed = getCookie(c, dismissedLocaleCookie.name) === (country ?? '')
  // Where nothing is known of the visitor there is nothing to ask about.
  const isKnown = preferred !== null || country !== null
  const offer: LocaleOffer = {
    country,
    locale,
    opensByItself: isElsewhere && isKnown && !isDismissed && !device.isCrawler,
  }
  return c.json(offer)
})

/** Where the request comes from, as the edge knows it: ISO 3166-1 alpha-2, or `null`. */
function countryOf(c: Context<AppEnv>): string | null {
  const seen = c.req.raw.cf?.['country'] ?? c.req.header('cf-ipcountry')
  return typeof seen === 'string' && /^[A-Z]{2}$/.test(seen) && !unknownCountries.has(seen) ? seen : null
}
