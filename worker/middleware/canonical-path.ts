import type { Context } from 'hono'
import { canonicalPath } from '../http/canonical-path.ts'
import { isReading } from '../http/is-reading.ts'
import { urlOf } from '../http/url-of.ts'

/** A page has one canonical address; every other spelling redirects to it with 301. */
export function redirectToCanonicalPath(c: Context): Response | undefined {
  const { pathname, search } = urlOf(c.req.raw)
  const path = canonicalPath(pathname)
  return !isReading(c.req.method) || path === pathname ? undefined : c.redirect(path + search, 301)
}
