import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { urlOf } from '../http/url-of.ts'

/** Refuses a state-changing request that another site started (D-08). */
export function refuseOtherSites(c: Context): void {
  if (!isSameOrigin(c.req.raw)) throw new HTTPException(403, { message: 'The request came from another site.' })
}

function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin')
  // A page with `no-referrer` posts its forms with the origin `null`; then `sec-fetch-site`, which the browser sets,
  // decides.
  if (origin !== null && origin !== 'null') return origin === urlOf(request).origin
  return request.headers.get('sec-fetch-site') === 'same-origin'
}
