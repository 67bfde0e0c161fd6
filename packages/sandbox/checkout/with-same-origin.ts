import { createMiddleware } from 'hono/factory'
import type { SandboxContext } from '../env.ts'

/** Accepts a POST only from a page of this origin, according to the browser's `Origin` or `Sec-Fetch-Site`. */
export const withSameOrigin = createMiddleware<SandboxContext>(async function sameOrigin(c, next) {
  if (c.req.method !== 'POST') return next()
  const allowedOrigins = [c.env.SANDBOX_ORIGIN, new URL(c.req.url).origin]
  const isSame =
    c.req.header('sec-fetch-site') === 'same-origin' || allowedOrigins.includes(c.req.header('origin') ?? '')
  return isSame ? next() : c.text('This form was sent from another site.', 403)
})
