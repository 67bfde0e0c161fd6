import type { Context } from 'hono'
import type { LimiterName } from '../configuration/env.ts'
import { refuseSubresource } from '../http/document-navigation.ts'
import { sha256, toBase64 } from '../lib/crypto.ts'
import type { AppEnv } from './app-env.ts'
import { tooManyTries } from '#shared/messages/shop.ts'

/**
 * The limited actions, and the bindings that count them: by the visitor's network, which many shoppers may share, and
 * by the subject that a caller names: a cart, an account, an address (D-15). What comes from a cache is not counted.
 */
const limitedActions = {
  post: { network: null, subject: 'LIMIT_NETWORKS' },
  login: { network: 'LIMIT_LOOKUPS', subject: 'LIMIT_FEW' },
  'login-account': { network: null, subject: 'LIMIT_ACCOUNTS' },
  'login-browser': { network: null, subject: 'LIMIT_ATTEMPTS' },
  register: { network: 'LIMIT_LOOKUPS', subject: 'LIMIT_ATTEMPTS' },
  'password-reset': { network: 'LIMIT_LOOKUPS', subject: 'LIMIT_ATTEMPTS' },
  mail: { network: null, subject: 'LIMIT_FEW' },
  newsletter: { network: 'LIMIT_LOOKUPS', subject: null },
  'notify-me': { network: 'LIMIT_LOOKUPS', subject: null },
  'reserve-codes': { network: 'LIMIT_ATTEMPTS', subject: null },
  coupon: { network: 'LIMIT_LOOKUPS', subject: 'LIMIT_ATTEMPTS' },
  'my-data': { network: 'LIMIT_LOOKUPS', subject: 'LIMIT_ATTEMPTS' },
  addresses: { network: 'LIMIT_NETWORKS', subject: 'LIMIT_LOOKUPS' },
  reorder: { network: 'LIMIT_LOOKUPS', subject: 'LIMIT_ATTEMPTS' },
  wishlist: { network: 'LIMIT_NETWORKS', subject: 'LIMIT_LOOKUPS' },
  search: { network: 'LIMIT_NETWORKS', subject: null },
  'delivery-estimate': { network: 'LIMIT_LOOKUPS', subject: 'LIMIT_ATTEMPTS' },
  render: { network: 'LIMIT_NETWORKS', subject: null },
  'new-cart': { network: 'LIMIT_LOOKUPS', subject: null },
  'browser-report': { network: 'LIMIT_LOOKUPS', subject: null },
  catalogue: { network: 'LIMIT_NETWORKS', subject: null },
  'live-product': { network: 'LIMIT_NETWORKS', subject: null },
  wallet: { network: 'LIMIT_NETWORKS', subject: 'LIMIT_LOOKUPS' },
  'wallet-payment': { network: 'LIMIT_LOOKUPS', subject: 'LIMIT_ATTEMPTS' },
  redirect: { network: 'LIMIT_LOOKUPS', subject: null },
} as const satisfies Record<string, { network: LimiterName | null; subject: LimiterName | null }>

export type LimitedAction = keyof typeof limitedActions

/** All bindings count per minute. */
const periodSeconds = 60

/** Too many attempts: responds 429 with a plain message, as a page or as a problem document. */
export class RateLimitedError extends Error {
  override readonly name = 'RateLimitedError'
  readonly retryAfterSeconds = periodSeconds

  constructor(action: LimitedAction | 'calls') {
    super(`Too many attempts: ${action}.`)
  }
}

/**
 * Counts an attempt by the visitor's network and, if the caller knows one, by its subject, which is hashed. If the
 * binding is missing or fails, nothing is refused and the log says so, because selling matters more than counting.
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

/**
 * Counts a public page or fragment that no cache has, before it costs calls.
 *
 * @throws HTTPException if another site embeds it, RateLimitedError after too many
 */
export async function limitRender(c: Context<AppEnv>): Promise<void> {
  refuseSubresource(c.req.raw)
  await limitRate(c, 'render')
}

/** Like `limitRate`, for a caller that shows the refusal in its own form. */
export async function isWithinLimit(
  c: Context<AppEnv>,
  action: LimitedAction,
  subject?: { session: string | null },
): Promise<boolean> {
  const limits = limitedActions[action]
  const network = networkOf(c)
  const counts = await Promise.all([
    limits.network && network && count(c, limits.network, `${action} ip ${network}`),
    limits.subject &&
      subject?.session &&
      count(c, limits.subject, `${action} session ${toBase64(await sha256(subject.session))}`),
  ])
  return counts.every((isWithin) => isWithin !== false)
}

/** Counts a key several times. False if the limit was reached. */
export async function countTimes(
  c: Context<AppEnv>,
  { binding, key, times }: { binding: LimiterName; key: string; times: number },
): Promise<boolean> {
  const counts = await Promise.all(Array.from({ length: times }, () => count(c, binding, key)))
  return counts.every(Boolean)
}

async function count(c: Context<AppEnv>, binding: LimiterName, key: string): Promise<boolean> {
  const limiter = c.env[binding]
  if (!limiter) {
    c.var.log.warn('rate-limit-unbound', { binding })
    return true
  }
  const open = { success: true }
  return (await limiter.limit({ key }).catch(c.var.log.fallback('rate-limit', open, { binding }))).success
}

/** Counts a mail to an address. A caller whose mail is over the limit responds as if it had been sent. */
export function isMailWithinLimit(c: Context<AppEnv>, email: string): Promise<boolean> {
  return isWithinLimit(c, 'mail', { session: email.toLowerCase() })
}

/** A subject that is counted separately for each network, so that strangers elsewhere do not use up its tries. */
export function withinNetwork(c: Context<AppEnv>, subject: string): string | null {
  const network = networkOf(c)
  return network === undefined ? null : `${network} ${subject}`
}

/** The message for a shopper who has tried too often. */
export const rateLimitedProblem = () =>
  ({
    status: 429,
    slug: 'too-many-tries',
    title: tooManyTries.text,
    retryAfterSeconds: periodSeconds,
    isShown: true,
  }) as const

/** The visitor's IPv4 address, or the first 64 bits of an IPv6 address, all of which belong to one customer. */
export function networkOf(c: Context<AppEnv>): string | undefined {
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
