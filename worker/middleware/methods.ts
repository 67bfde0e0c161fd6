import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { allowedMethods } from '../http/allowed-methods.ts'
import { asksForPage } from '../http/document-navigation.ts'
import { problemResponse } from '../http/problem.ts'
import { fallbackPage, respondWithErrorPage } from '../pages/error-page.tsx'
import { defaultMarket, marketOfPath } from '#shared/markets.ts'
import { endpoints } from '#shared/routes.ts'

/**
 * Responds to OPTIONS with the methods of the path, and refuses any other method with a 405: the error page for a
 * person, a small one for a program. The shop's pages are its only callers, so no other site is named.
 */
export function refuseMethods(c: Context<AppEnv>): Response | Promise<Response> | undefined {
  const { method, path } = c.req
  const methods = allowedMethods(c.get('path'))
  const allow = methods.join(', ')
  if (method === 'OPTIONS') return c.body(null, 204, { allow })
  if (methods.includes(method)) return undefined
  c.header('allow', allow)
  const problem = { status: 405, slug: 'method', title: `The method ${method} is not allowed here.` }
  if (c.get('path').startsWith(`${endpoints.api.path}/`)) {
    const response = problemResponse(problem)
    return c.newResponse(response.body, response)
  }
  if (asksForPage(c.req.raw)) return respondWithErrorPage(c, problem)
  return c.html(fallbackPage(405, marketOfPath(path) ?? defaultMarket), 405)
}
