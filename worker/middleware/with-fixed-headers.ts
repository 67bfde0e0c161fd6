import { factory } from '../context/app-env.ts'
import { setHeaders } from '../context/set-headers.ts'

/** Sets the security headers that are the same for every response, also for the health check and refused addresses. */
export const withFixedHeaders = factory.createMiddleware(async function fixedHeaders(c, next) {
  await next()
  setHeaders(c, {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    // A page may set a stricter policy.
    'referrer-policy': c.res.headers.get('referrer-policy') ?? 'strict-origin-when-cross-origin',
  })
})
