import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { isWithinLimit } from '../context/rate-limit.ts'
import { isReading } from '../http/is-reading.ts'
import { urlOf } from '../http/url-of.ts'
import { pathWithoutLinkTrail } from '../http/without-link-trail.ts'
import { marketPath } from '#shared/links.ts'

const timeoutMs = 2000

/**
 * Where a page that was not found is: at the address without the punctuation behind it, or where it has moved by the
 * platform's list of redirects. `null` if it has not moved, if the visitor asks for too many such pages, or if the list
 * cannot be read: then the page is a 404.
 */
export async function movedPath(c: Context<AppEnv>): Promise<string | null> {
  const { market, ports, log } = c.get('visit')
  if (!market || !ports || !isReading(c.req.method)) return null
  const { pathname } = urlOf(c.req.raw)
  const clean = pathWithoutLinkTrail(pathname)
  if (clean !== pathname) return clean
  const path = c.get('path')
  try {
    if (!(await isWithinLimit(c.get('visit'), 'redirect'))) return null
    const target = await ports.catalogue.redirect({ market, path }, AbortSignal.timeout(timeoutMs))
    return target === null || target === path ? null : marketPath(market, target)
  } catch (cause) {
    log.error('redirects', cause)
    return null
  }
}
