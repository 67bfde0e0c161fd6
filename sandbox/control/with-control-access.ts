import { createMiddleware } from 'hono/factory'
import type { SandboxContext } from '../env.ts'

/**
 * Guards what changes the sandbox: scripts say who they are with an `x-control` header (any value), which no page of
 * another site can send; a form must be of our own pages, which the browser says in `Sec-Fetch-Site` or `Origin`.
 */
export const withControlAccess = createMiddleware<SandboxContext>(async function controlAccess(c, next) {
  const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (isReading || c.req.header('x-control') !== undefined) return next()
  const own = [c.env.SANDBOX_ORIGIN, new URL(c.req.url).origin]
  const isOwnForm = c.req.header('sec-fetch-site') === 'same-origin' || own.includes(c.req.header('origin') ?? '')
  return isOwnForm
    ? next()
    : c.text('Refused: send the header x-control with any value, or use the forms of these pages.', 403)
})
