import { createMiddleware } from 'hono/factory'
import type { SandboxContext } from '../env.ts'

const localHost = /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Guards the control pages, and the endpoints that change the sandbox. The host must be local or the sandbox's own, or
 * a page of another site could give its own name this computer's address and act as a page of the sandbox. Scripts send
 * an `x-control` header (any value), which pages of other sites cannot send. Forms must come from the sandbox's own
 * pages, according to the browser's `Sec-Fetch-Site` or `Origin`.
 */
export const withControlAccess = createMiddleware<SandboxContext>(async function controlAccess(c, next) {
  const { hostname, host, origin } = new URL(c.req.url)
  if (!localHost.test(hostname) && host !== new URL(c.env.SANDBOX_ORIGIN).host)
    return c.text(`Refused: ${host} is neither local nor the sandbox's own host.`, 403)
  const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (isReading || c.req.header('x-control') !== undefined) return next()
  const allowedOrigins = [c.env.SANDBOX_ORIGIN, origin]
  const isOwnForm =
    c.req.header('sec-fetch-site') === 'same-origin' || allowedOrigins.includes(c.req.header('origin') ?? '')
  return isOwnForm
    ? next()
    : c.text('Refused: send the header x-control with any value, or use the forms of these pages.', 403)
})
