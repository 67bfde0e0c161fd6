import { factory } from '../context/app-env.ts'
import { canonicalPath } from '../http/canonical-path.ts'
import { findPath } from '../http/find-path.ts'
import { pageExists } from '../pages/loaders/page-existence.ts'
import { localeOfMarket, writePreferredLocale } from '../session/preferred-locale.ts'
import { pathOfReferrer } from './locale-form.ts'
import { hasActingQuery } from '#shared/acting-queries.ts'
import { marketPath } from '#shared/links.ts'
import { withoutMarketPrefix } from '#shared/markets.ts'

/**
 * Leads a visitor from a page of the market to the same page in the language of this address, and remembers the choice.
 * The link is the same on every page, so it cannot name the page. A visitor from elsewhere, or from a page that the
 * language does not have, gets the home page.
 */
export const chooseLanguage = factory.createHandlers(async (c) => {
  const { market } = c.get('visit')
  const from = pathOfReferrer(c.req.raw)
  if (from === null) return c.redirect(marketPath(market, '/'), 302)
  writePreferredLocale(c.get('visit'), localeOfMarket(market))
  const { pathname, search, searchParams } = new URL(from, c.req.url)
  const path = withoutMarketPrefix(canonicalPath(pathname))
  const { row, isWhole } = findPath(path)
  const exists =
    row.kind === 'page' &&
    isWhole &&
    // A page that only this market has is there in each of its languages.
    (row.page.markets === 'own' ||
      (await pageExists({ market, path }, c.get('services')).catch(
        c.get('log').fallback('page-existence', true, { market: market.code }),
      )))
  if (!exists) return c.redirect(marketPath(market, '/'), 302)
  return c.redirect(marketPath(market, path) + (hasActingQuery(searchParams) ? '' : search), 302)
})
