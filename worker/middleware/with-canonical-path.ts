import { factory } from '../context/app-env.ts'
import { canonicalPath } from '../http/canonical-path.ts'
import { isReading } from '../http/is-reading.ts'
import { urlOf } from '../http/url-of.ts'

/** A page has one canonical address; every other spelling redirects to it with 301. */
export const withCanonicalPath = factory.createMiddleware(async function moveToCanonicalPath(c, next) {
  const { pathname, search } = urlOf(c.req.raw)
  const path = canonicalPath(pathname)
  if (!isReading(c.req.method) || path === pathname) return next()
  return c.redirect(path + search, 301)
})
