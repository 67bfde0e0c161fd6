import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { contextOf, type ContextOptions } from '../context/part-context.ts'
import type { PublicContext } from '../context/public-context.ts'
import { urlOf } from '../http/url-of.ts'
import { normaliseQuery, type PageLoader } from './loaders/page-loader.ts'

/** The context of the page at the request's address. */
export function pageContextOf(
  c: Context<AppEnv>,
  page: Pick<PageLoader, 'query'>,
  options: ContextOptions,
): PublicContext {
  const url = urlOf(c.req.raw)
  return {
    ...contextOf(c.get('visit'), options),
    audience: 'everybody',
    path: url.pathname.slice(c.get('market').prefix.length) || '/',
    query: normaliseQuery(url.searchParams, page.query),
    hasQuery: url.search !== '',
  }
}
