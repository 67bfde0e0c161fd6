import { createMiddleware } from 'hono/factory'
import type { SandboxContext } from '../env.ts'

/**
 * Guards the endpoints that change the sandbox. Scripts send an `x-control` header (any value), which pages of other
 * sites cannot send. Forms must come from the sandbox's own pages, according to the browser's `Sec-Fetch-Site` or
 * `Origin`.
 */
export const withControlAccess = createMiddleware<SandboxContext>(async function controlAccess(c, next) {
  const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (isReading || c.req.header('x-control') !== undefined) return next()
  const allowedOrigins = [c.env.SANDBOX_ORIGIN, new URL(c.req.url).origin]
  const isOwnForm =
    c.req.header('sec-fetch-site') === 'same-origin' || allowedOrigins.includes(c.req.header('origin') ?? '')
  return isOwnForm
    ? next()
    : c.text('Refused: send the header x-control with any value, or use the forms of these pages.', 403)
})
