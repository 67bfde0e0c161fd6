import type { Context } from 'hono'
import { rateLimited } from '../../shared/messages/en.ts'
import type { AppEnv } from '../app-env.ts'
import type { LimiterName } from '../env.ts'

/**
 * What is limited, and by which binding: `LIMIT_ATTEMPTS` for what can be guessed or mailed or asks for all there is,
 * `LIMIT_LOOKUPS` for what costs a look-up or a change (D-15).
 */
const limitedActions = {
  login: 'LIMIT_ATTEMPTS',
  register: 'LIMIT_ATTEMPTS',
  'password-reset': 'LIMIT_ATTEMPTS',
  newsletter: 'LIMIT_ATTEMPTS',
  'notify-me': 'LIMIT_ATTEMPTS',
  coupon: 'LIMIT_ATTEMPTS',
  'my-data': 'LIMIT_ATTEMPTS',
  addresses: 'LIMIT_LOOKUPS',
  reorder: 'LIMIT_LOOKUPS',
  wishlist: 'LIMIT_LOOKUPS',
  search: 'LIMIT_LOOKUPS',
  'live-product': 'LIMIT_LOOKUPS',
} as const satisfies Record<string, LimiterName>

export type LimitedAction = keyof typeof limitedActions

/** Both bindings count by the minute. */
const periodSeconds = 60

/** Too many tries: 429 with a plain message, as a page or as a problem document. */
export class RateLimitedError extends Error {
  override readonly name = 'RateLimitedError'
  readonly retryAfterSeconds = periodSeconds

  constructor(action: LimitedAction) {
    super(`Too many tries: ${action}.`)
  }
}

/**
 * Counts a try by the visitor's address and, where the caller knows one, by its session or account; these are hashed.
 * Without the binding, or when it fails, nothing is refused and the log says so: a shop that sells goes before one that
 * counts.
 *
 * @throws RateLimitedError when there have been too many
 */
export async function limitRate(
  c: Context<AppEnv>,
  action: LimitedAction,
  who?: { session: string | null },
): Promise<void> {
  if (!(await isWithinLimit(c, action, who))) throw new RateLimitedError(action)
}

/** As `limitRate`, for a caller that tells the shopper in its own form. */
export async function isWithinLimit(
  c: Context<AppEnv>,
  action: LimitedAction,
  who?: { session: string | null },
): Promise<boolean> {
  const limiter = c.env[limitedActions[action]]
  if (!limiter) {
    c.var.log.warn('rate-limit-unbound', { binding: limitedActions[action] })
    return true
  }
  // Set by Cloudflare alone: a request that did not come through it has no address to count by.
  const address = c.req.header('cf-connecting-ip')
  const keys = [address && `ip ${address}`, who?.session && `session ${await hash(who.session)}`].filter(
    (key) => typeof key === 'string',
  )
  try {
    const counts = await Promise.all(keys.map((key) => limiter.limit({ key: `${action} ${key}` })))
    return counts.every(({ success }) => success)
  } catch (cause) {
    c.var.log.error('rate-limit', cause, { action })
    return true
  }
}

/** What a shopper reads who tried too often. */
export const rateLimitedProblem = {
  status: 429,
  slug: 'too-many-tries',
  title: rateLimited,
  retryAfterSeconds: periodSeconds,
  isShown: true,
} as const

async function hash(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...digest))
}
