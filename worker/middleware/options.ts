import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { rowOf } from '../http/find-path.ts'

/** Responds to OPTIONS with the methods of the path. The shop's pages are its only callers, so no other site is named. */
export function respondToOptions(c: Context<AppEnv>): Response | undefined {
  if (c.req.method !== 'OPTIONS') return undefined
  const isPosted = rowOf(c.var.path, 'POST').access === 'action'
  return c.body(null, 204, { allow: isPosted ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS' })
}
