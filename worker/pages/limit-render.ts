import { HTTPException } from 'hono/http-exception'
import { limitRate } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'

/**
 * Counts a public page or fragment that no cache has, before it costs calls.
 *
 * @throws HTTPException if another site embeds it, RateLimitedError after too many
 */
export async function limitRender(visit: Visit): Promise<void> {
  refuseSubresource(visit)
  await limitRate(visit, 'render')
}

/**
 * Refuses a request that another site makes for a picture, script or frame: it would cost the visitor tries, and the
 * shop calls, for a response that no one sees.
 *
 * @throws HTTPException
 */
export function refuseSubresource({ headers }: { headers: Headers }): void {
  if (headers.get('sec-fetch-site') === 'cross-site' && headers.get('sec-fetch-mode') !== 'navigate')
    throw new HTTPException(403, { message: 'The request came from another site.' })
}
