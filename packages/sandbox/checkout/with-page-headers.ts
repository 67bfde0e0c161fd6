import { createMiddleware } from 'hono/factory'
import type { SandboxContext } from '../env.ts'

/** Headers for pages that show a shopper's address: no scripts, no framing, no caching. */
export const withPageHeaders = createMiddleware<SandboxContext>(async function pageHeaders(c, next) {
  c.header(
    'content-security-policy',
    `default-src 'none'; img-src 'self' ${c.env.SANDBOX_ORIGIN}; style-src 'self'; font-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  )
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'same-origin')
  c.header('x-content-type-options', 'nosniff')
  c.header('x-robots-tag', 'noindex')
  await next()
})
