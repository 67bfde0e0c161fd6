import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { allowedMethods } from '../http/allowed-methods.ts'
import { problemResponse } from '../http/problem.ts'
import { fallbackPage } from '../pages/error-page.tsx'
import { defaultMarket, marketOfPath } from '#shared/markets.ts'
import { endpoints } from '#shared/routes.ts'

/**
 * Responds to OPTIONS with the methods of the path, and refuses any other method with a small 405. The shop's pages are
 * its only callers, so no other site is named.
 */
export function refuseMethods(c: Context<AppEnv>): Response | undefined {
  const { method, path } = c.req
  const methods = allowedMethods(c.get('path'))
  const allow = methods.join(', ')
  if (method === 'OPTIONS') return c.body(null, 204, { allow })
  if (methods.includes(method)) return undefined
  c.header('allow', allow)
  if (c.get('path').startsWith(`${endpoints.api.path}/`)) {
    const problem = problemResponse({ status: 405, slug: 'method', title: `The method ${method} is not allowed here.` })
    return c.newResponse(problem.body, problem)
  }
  return c.html(fallbackPage(405, marketOfPath(path) ?? defaultMarket), 405)
}
