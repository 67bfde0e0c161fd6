import type { Context } from 'hono'
import { type AppEnv, factory } from '../context/app-env.ts'

/**
 * Every response is `private, no-store`, unless the path table marks the path as public and the handler sets how long
 * the response may be cached. Redirects, errors and responses that set a cookie are never cached.
 */
export const withCacheControl = factory.createMiddleware(async function cacheControl(c, next) {
  await next()
  if (!isCacheable(c)) c.header('cache-control', 'private, no-store')
})

function isCacheable(c: Context<AppEnv>): boolean {
  return (
    c.var.row.access === 'public' &&
    c.res.ok &&
    c.res.headers.get('cache-control')?.startsWith('public') === true &&
    !c.res.headers.has('set-cookie')
  )
}
