import { createMiddleware } from 'hono/factory'
import type { SandboxContext } from '../env.ts'

/** Headers for pages that show a shopper's address: no scripts, no framing, no caching. */
export const withPageHeaders = createMiddleware<SandboxContext>(async function pageHeaders(c, next) {
  // The response to a form may redirect to the shop, and browsers apply form-action to redirects too.
  const formTargets = `'self' ${c.env.STOREFRONT_ORIGIN}`
  c.header(
    'content-security-policy',
    `default-src 'none'; img-src 'self' ${c.env.SANDBOX_ORIGIN}; style-src 'self'; font-src data:; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
  )
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'same-origin')
  c.header('x-content-type-options', 'nosniff')
  c.header('x-robots-tag', 'noindex')
  await next()
})
