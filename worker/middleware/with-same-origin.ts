import { HTTPException } from 'hono/http-exception'
import { factory } from '../context/app-env.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses a state-changing request that another site started (D-08). */
export const withSameOrigin = factory.createMiddleware(async function sameOrigin(c, next) {
  if (!safeMethods.has(c.req.method) && !isSameOrigin(c.req.raw))
    throw new HTTPException(403, { message: 'The request came from another site.' })
  await next()
})

function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin')
  // A page with `no-referrer` posts its forms with the origin `null`; then `sec-fetch-site`, which the browser sets,
  // decides.
  if (origin !== null && origin !== 'null') return origin === new URL(request.url).origin
  return request.headers.get('sec-fetch-site') === 'same-origin'
}
