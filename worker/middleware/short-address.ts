import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { asksForPage } from '../http/document-navigation.ts'
import { problemResponse } from '../http/problem.ts'
import { urlOf } from '../http/url-of.ts'
import { respondWithErrorPage } from '../pages/error-page.tsx'
import { endpoints } from '#shared/routes.ts'

/** Longer than any address of the shop: a category of five segments, or a product with an encoded colour. */
const maxPathLength = 1500
const maxQueryLength = 8192
/** Cloudflare refuses longer addresses itself: https://developers.cloudflare.com/workers/platform/limits/ */
const maxReturnQueryLength = 16 * 1024

/** Refuses an address that is longer than any of the shop's, before anything reads it. A person gets the error page. */
export function refuseLongAddress(c: Context<AppEnv>): Response | Promise<Response> | undefined {
  const { pathname, search } = urlOf(c.req.raw)
  // A bank's result is longer than anything that a page takes.
  const isReturn = c.get('row').path === endpoints.walletReturn.path
  const maxLength = isReturn ? maxReturnQueryLength : maxQueryLength
  if (pathname.length <= maxPathLength && search.length <= maxLength) return undefined
  const problem = { status: 414, slug: 'too-long', title: 'The address is too long.' }
  return asksForPage(c.req.raw) ? respondWithErrorPage(c, problem) : problemResponse(problem)
}
