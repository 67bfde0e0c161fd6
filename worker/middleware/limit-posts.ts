import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { limitRate, withinNetwork } from '../context/rate-limit.ts'

/**
 * Counts what a network posts to one address, before the body is read, so that refused bodies are counted too.
 *
 * @throws RateLimitedError
 */
export async function limitPosts(c: Context<AppEnv>): Promise<void> {
  await limitRate(c.get('visit'), 'post', { session: withinNetwork(c.get('visit'), c.get('path')) })
}
