import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { contextOf, type ContextOptions } from '../context/part-context.ts'
import type { PublicContext } from '../context/public-context.ts'
import { urlOf } from '../http/url-of.ts'
import { readFigure } from '../session/figure.ts'
import { normaliseQuery, type PageOfRoute } from './loaders/page-loader.ts'

/** Types of pages whose pictures depend on the figure that the visitor chose. */
const pagesWithFigures: ReadonlySet<string> = new Set(['plp', 'pdp', 'search'])

/** The context of the page at the request's address. */
export function pageContextOf(
  c: Context<AppEnv>,
  { query, pageType }: Pick<PageOfRoute, 'query' | 'pageType'>,
  options: ContextOptions,
): PublicContext {
  const url = urlOf(c.req.raw)
  const path = url.pathname.slice(c.get('market').prefix.length) || '/'
  return {
    ...contextOf(c.get('visit'), options),
    audience: 'everybody',
    path,
    query: normaliseQuery(url.searchParams, query),
    figure: pagesWithFigures.has(pageType) ? readFigure(c.get('visit'), path) : null,
    hasQuery: url.search !== '',
  }
}
