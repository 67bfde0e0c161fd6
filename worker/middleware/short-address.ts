import type { Context } from 'hono'
import { problemResponse } from '../http/problem.ts'
import { urlOf } from '../http/url-of.ts'

/** Longer than any address of the shop: a category of five segments, or a product with an encoded colour. */
const maxPathLength = 1500
const maxQueryLength = 8192

/** Refuses an address that is longer than any of the shop's, before it costs any work. */
export function refuseLongAddress(c: Context): Response | undefined {
  const { pathname, search } = urlOf(c.req.raw)
  if (pathname.length <= maxPathLength && search.length <= maxQueryLength) return undefined
  return problemResponse({ status: 414, slug: 'too-long', title: 'The address is too long.' })
}
