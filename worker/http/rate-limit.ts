import type { Context } from 'hono'
import { rateLimited } from '../../shared/messages/en.ts'
import type { AppEnv } from '../app-env.ts'
import type { LimiterName } from '../env.ts'
import { knownBrowserOf } from '../session/known-browser-cookie.ts'
import { sha256Base64 } from './sha256.ts'

/**
 * The limited actions and their bindings: `LIMIT_ATTEMPTS` for what can be guessed, sends mail or returns a customer's
 * whole data, `LIMIT_LOOKUPS` for what costs a look-up or a change (D-15).
 */
const limitedActions = {
  login: 'LIMIT_ATTEMPTS',
  'login-account': 'LIMIT_LOOKUPS',
  register: 'LIMIT_ATTEMPTS',
  'password-reset': 'LIMIT_ATTEMPTS',
  newsletter: 'LIMIT_ATTEMPTS',
  'notify-me': 'LIMIT_ATTEMPTS',
  coupon: 'LIMIT_ATTEMPTS',
  'my-data': 'LIMIT_ATTEMPTS',
  addresses: 'LIMIT_LOOKUPS',
  reorder: 'LIMIT_ATTEMPTS',
  wishlist: 'LIMIT_LOOKUPS',
  search: 'LIMIT_LOOKUPS',
  'delivery-estimate': 'LIMIT_LOOKUPS',
  listing: 'LIMIT_LOOKUPS',
  'browser-report': 'LIMIT_LOOKUPS',
  catalogue: 'LIMIT_LOOKUPS',
  wallet: 'LIMIT_LOOKUPS',
  'wallet-payment': 'LIMIT_ATTEMPTS',
  'live-product': 'LIMIT_LOOKUPS',
  redirect: 'LIMIT_LOOKUPS',
} as const satisfies Record<string, LimiterName>

export type LimitedAction = keyof typeof limitedActions

/** Both bindings count per minute. */
const periodSeconds = 60

/** Too many attempts: responds 429 with a plain message, as a page or as a problem document. */
export class RateLimitedError extends Error {
  override readonly name = 'RateLimitedError'
  readonly retryAfterSeconds = periodSeconds

  constructor(action: LimitedAction) {
    super(`Too many attempts: ${action}.`)
  }
}

/**
 * Counts an attempt by the visitor's IP address and, if the caller knows one, by its session or account; the latter are
 * hashed. If the binding is missing or fails, nothing is refused and the log says so, because selling matters more than
 * counting.
 *
 * @throws RateLimitedError after too many attempts
 */
export async function limitRate(
  c: Context<AppEnv>,
  action: LimitedAction,
  subject?: { session: string | null },
): Promise<void> {
  if (!(await isWithinLimit(c, action, subject))) throw new RateLimitedError(action)
}

/** Like `limitRate`, for a caller that shows the refusal in its own form. */
export async function isWithinLimit(
  c: Context<AppEnv>,
  action: LimitedAction,
  subject?: { session: string | null },
): Promise<boolean> {
  const network = networkOf(c)
  const keys = [network && `ip ${network}`, subject?.session && `session ${await sha256Base64(subject.session)}`]
  return isKeyWithinLimit(
    c,
    action,
    keys.filter((key) => typeof key === 'string'),
  )
}

async function isKeyWithinLimit(c: Context<AppEnv>, action: LimitedAction, keys: readonly string[]): Promise<boolean> {
  const limiter = c.env[limitedActions[action]]
  if (!limiter) {
    c.var.log.warn('rate-limit-unbound', { binding: limitedActions[action] })
    return true
  }
  try {
    const counts = await Promise.all(keys.map((key) => limiter.limit({ key: `${action} ${key}` })))
    return counts.every(({ success }) => success)
  } catch (cause) {
    c.var.log.error('rate-limit', cause, { action })
    return true
  }
}

/**
 * Counts an attempt at an account's password: by the visitor's network, by the account within that network, and, with
 * the higher limit of look-ups, by the account alone. So a stranger who tries passwords elsewhere does not keep the
 * owner out (D-15). A browser that has opened the account before has a count of its own, so that no one else's attempts
 * keep it out, wherever they come from.
 */
export async function isLoginWithinLimit(c: Context<AppEnv>, email: string): Promise<boolean> {
  const account = email.toLowerCase()
  const browser = await knownBrowserOf(c, account)
  if (browser !== null) return isKeyWithinLimit(c, 'login', [`browser ${browser}`])
  const within = await Promise.all([
    isWithinLimit(c, 'login', { session: `${networkOf(c) ?? ''} ${account}` }),
    isWithinLimit(c, 'login-account', { session: account }),
  ])
  return within.every(Boolean)
}

/** The message for a shopper who has tried too often. */
export const rateLimitedProblem = {
  status: 429,
  slug: 'too-many-tries',
  title: rateLimited,
  retryAfterSeconds: periodSeconds,
  isShown: true,
} as const

/** The visitor's IPv4 address, or the first 64 bits of an IPv6 address, all of which belong to one customer. */
function networkOf(c: Context<AppEnv>): string | undefined {
  // Only Cloudflare sets this header. A request that did not come through it has no address to count by.
  const address = c.req.header('cf-connecting-ip')
  if (!address?.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = (text: string) => text.split(':').filter((group) => group !== '')
  const [start, end] = [groups(head), groups(tail ?? '')]
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length)
  return [...start, ...Array<string>(zeros).fill('0'), ...end]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
