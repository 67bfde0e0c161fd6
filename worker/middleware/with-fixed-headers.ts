import { factory } from '../context/app-env.ts'

/** Sets the security headers that are the same for every response, also for the health check and refused addresses. */
export const withFixedHeaders = factory.createMiddleware(async function fixedHeaders(c, next) {
  await next()
  c.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
  c.header('x-content-type-options', 'nosniff')
  c.header('cross-origin-resource-policy', 'same-origin')
  // A page may set a stricter policy.
  if (!c.res.headers.has('referrer-policy')) c.header('referrer-policy', 'strict-origin-when-cross-origin')
})
