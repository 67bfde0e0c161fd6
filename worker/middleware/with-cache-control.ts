import type { Context } from 'hono'
import { withoutMarketPrefix } from '../../shared/markets.ts'
import { rowOf } from '../../shared/paths.ts'
import { type AppEnv, factory } from '../app-env.ts'

/**
 * Every answer is `private, no-store`, unless the table of paths calls its path public and its handler says for how
 * long the answer may be kept. Redirects, errors and answers that set a cookie are never kept.
 */
export const withCacheControl = factory.createMiddleware(async function cacheControl(c, next) {
  await next()
  if (!mayBeKept(c)) c.header('cache-control', 'private, no-store')
})

function mayBeKept(c: Context<AppEnv>): boolean {
  const { access } = rowOf(withoutMarketPrefix(c.req.path), c.req.method)
  return (
    access === 'public' &&
    c.res.ok &&
    c.res.headers.get('cache-control')?.startsWith('public') === true &&
    !c.res.headers.has('set-cookie')
  )
}
