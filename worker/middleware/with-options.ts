import { factory } from '../context/app-env.ts'
import { rowOf } from '../http/find-path.ts'
import { withoutMarketPrefix } from '#shared/markets.ts'

/** Responds to OPTIONS with the methods of the path. The shop's pages are its only callers, so no other site is named. */
export const withOptions = factory.createMiddleware(async function options(c, next) {
  if (c.req.method !== 'OPTIONS') return next()
  const isPosted = rowOf(withoutMarketPrefix(c.req.path), 'POST').access === 'action'
  return c.body(null, 204, { allow: isPosted ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS' })
})
