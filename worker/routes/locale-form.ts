import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import { factory } from '../context/app-env.ts'
import { canonicalPath } from '../http/canonical-path.ts'
import { rowOf } from '../http/find-path.ts'
import { sameSitePath } from '../http/same-site-path.ts'
import { pageExists } from '../pages/loaders/page-existence.ts'
import { normaliseQuery } from '../pages/loaders/page-loader.ts'
import { AddressTextSchema, parseForm, readForm } from '../pages/parse-form.ts'
import { readPreferredLocale, withLanguageOf, writePreferredLocale } from '../session/preferred-locale.ts'
import { marketPath } from '#shared/links.ts'
import { chosen, localeOptions, siteOf } from '#shared/locale-options.ts'
import { germanSite, withoutMarketPrefix, type Market } from '#shared/markets.ts'
import { siteIn } from '#shared/sites.ts'

export const LocaleFormSchema = v.object({
  locale: v.pipe(v.string(), v.maxLength(100)),
  currency: v.pipe(v.string(), v.maxLength(8)),
  path: v.optional(AddressTextSchema),
})

/**
 * Stores the shopper's choice of country and currency, and redirects to that market: to the same page if it exists
 * there, else to its home page, in the visitor's language if the market has it. If the market stays the same, redirects
 * back to the page.
 */
export const chooseLocaleForm = factory.createHandlers(async (c) => {
  const { market, configuration, services, log } = c.get('visit')
  const form = parseForm(LocaleFormSchema, await readForm(c.req.raw))
  const option = localeOptions(configuration.germanySiteUrl).find(({ name }) => name === form.locale)
  // Without scripts the form has every currency. One that the country does not have is replaced by its first, as in
  // the dialog.
  const currency = (option?.currencies.find(({ code }) => code === form.currency) ?? option?.currencies[0])?.code
  if (!option || !currency) throw new HTTPException(400, { message: 'The form names no country of the shop.' })
  const site = siteOf(option, currency)
  const choice = chosen(option, currency)
  if (site.code === germanSite.code) {
    writePreferredLocale(c.get('visit'), choice)
    return c.redirect(site.path, 303)
  }
  const { sites, publicOrigin } = configuration
  const language = readPreferredLocale(c.get('visit'))?.language ?? market.language
  const { market: target, origin } = siteIn(sites, { code: site.code, language })
  writePreferredLocale(c.get('visit'), withLanguageOf(choice, target))
  const back = new URL(sameSitePath(form.path ?? pathOfReferrer(c.req.raw) ?? '/') ?? '/', publicOrigin)
  const pathname = withoutMarketPrefix(canonicalPath(back.pathname))
  const { origin: ownOrigin } = sites[market.code]
  if (target.code === market.code) return c.redirect(marketPath(market, pathname) + back.search, 303)
  const check = await pageExists({ market: target, path: pathname }, services).then(
    (exists) => ({ status: exists ? 200 : 404 }),
    (cause: unknown) => {
      log.error('page-existence', cause, { market: target.code })
      return null
    },
  )
  const landing = landingPath(target, pathname, check)
  const query = landing === marketPath(target, pathname) ? sharedQuery(pathname, back.searchParams) : ''
  const host = origin === ownOrigin ? '' : origin
  return c.redirect(host + landing + query, 303)
})

/** The query values of the page that mean the same in another market. */
function sharedQuery(path: string, query: URLSearchParams): string {
  const row = rowOf(path)
  const shared = row.kind === 'page' ? normaliseQuery(query, row.page.keeps) : new URLSearchParams()
  return shared.size > 0 ? `?${shared}` : ''
}

/**
 * The page of this host that the visitor comes from; `null` if that is not known. The dialog is the same on every page,
 * so its form and links cannot name the page.
 */
export function pathOfReferrer(request: Request): string | null {
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  return referrer?.origin === new URL(request.url).origin ? referrer.pathname + referrer.search : null
}

/**
 * Path that a shopper gets to when they change market on a page: the same page in that market, or its home page if it
 * does not have the page. `response` is the response to a GET of the candidate path. It is `null` after a network
 * error, which counts as 'not found'.
 */
export function landingPath(market: Market, path: string, response: { status: number } | null): string {
  return marketPath(market, response === null || response.status === 404 ? '/' : path)
}
