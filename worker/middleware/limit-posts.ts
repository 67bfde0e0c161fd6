import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { limitRate, withinNetwork } from '../context/rate-limit.ts'

/**
 * Counts what a network posts to one address, before the body is read, so that refused bodies are counted too. The
 * cart's object does not count a request again that was handed over to it.
 *
 * @throws RateLimitedError
 */
export async function limitPosts(c: Context<AppEnv>): Promise<void> {
  if (!c.env.OWNED) await limitRate(c, 'post', { session: withinNetwork(c, c.var.path) })
}
