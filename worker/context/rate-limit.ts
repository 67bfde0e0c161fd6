import type { LimiterName } from '../configuration/env.ts'
import { sha256, toBase64 } from '../lib/crypto.ts'
import type { Visit } from './visit.ts'
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
  'order-link': { network: 'LIMIT_LOOKUPS', subject: 'LIMIT_ATTEMPTS' },
  mail: { network: null, subject: 'LIMIT_FEW' },
  newsletter: { network: 'LIMIT_LOOKUPS', subject: null },
  'notify-me': { network: 'LIMIT_LOOKUPS', subject: null },
  'stop-alerts': { network: null, subject: 'LIMIT_ATTEMPTS' },
  'reserve-codes': { network: 'LIMIT_ATTEMPTS', subject: null },
  coupon: { network: 'LIMIT_LOOKUPS', subject: 'LIMIT_ATTEMPTS' },
  'gift-certificate': { network: 'LIMIT_ATTEMPTS', subject: 'LIMIT_FEW' },
  review: { network: 'LIMIT_LOOKUPS', subject: 'LIMIT_FEW' },
  'my-data': { network: 'LIMIT_LOOKUPS', subject: 'LIMIT_ATTEMPTS' },
  addresses: { network: 'LIMIT_NETWORKS', subject: 'LIMIT_LOOKUPS' },
  reorder: { network: 'LIMIT_LOOKUPS', subject: 'LIMIT_ATTEMPTS' },
  return: { network: 'LIMIT_LOOKUPS', subject: 'LIMIT_ATTEMPTS' },
  // The piece is kept for an address that is not proven, so a network gets no more than a family needs.
  reserve: { network: 'LIMIT_ATTEMPTS', subject: 'LIMIT_FEW' },
  'shop-stock': { network: 'LIMIT_LOOKUPS', subject: null },
  'cancel-reservation': { network: 'LIMIT_LOOKUPS', subject: 'LIMIT_ATTEMPTS' },
  'shared-bag': { network: 'LIMIT_LOOKUPS', subject: null },
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
  assistant: { network: 'LIMIT_NETWORKS', subject: null },
  'assistant-read': { network: 'LIMIT_LOOKUPS', subject: null },
  'assistant-code': { network: 'LIMIT_LOOKUPS', subject: 'LIMIT_ATTEMPTS' },
  feed: { network: 'LIMIT_LOOKUPS', subject: null },
  'assistant-delivery': { network: 'LIMIT_LOOKUPS', subject: 'LIMIT_ATTEMPTS' },
  'assistant-payment': { network: 'LIMIT_LOOKUPS', subject: 'LIMIT_ATTEMPTS' },
  permalink: { network: 'LIMIT_LOOKUPS', subject: null },
} as const satisfies Record<string, { network: LimiterName | null; subject: LimiterName | null }>

export type LimitedAction = keyof typeof limitedActions

/** All bindings count per minute. */
const periodSeconds = 60

/** Too many attempts: responds 429 with a plain message, as a page or as a problem document. */
export class RateLimitedError extends Error {
  override readonly name = 'RateLimitedError'
  readonly retryAfterSeconds = periodSeconds
  readonly action: string

  constructor(action: string) {
    super(`Too many attempts: ${action}.`)
    this.action = action
  }
}

/**
 * Counts an attempt by the visitor's network and, if the caller knows one, by its subject, which is hashed. If the
 * binding is missing or fails, nothing is refused and the log says so, because selling matters more than counting.
 *
 * @throws RateLimitedError after too many attempts
 */
export async function limitRate(
  visit: Visit,
  action: LimitedAction,
  subject?: { session: string | null },
): Promise<void> {
  if (!(await isWithinLimit(visit, action, subject))) throw new RateLimitedError(action)
}

/** Like `limitRate`, for a caller that shows the refusal in its own form. */
export async function isWithinLimit(
  visit: Visit,
  action: LimitedAction,
  subject?: { session: string | null },
): Promise<boolean> {
  const limits = limitedActions[action]
  const network = networkOf(visit)
  const counts = await Promise.all([
    limits.network && network && count(visit, limits.network, `${action} ip ${network}`),
    limits.subject &&
      subject?.session &&
      count(visit, limits.subject, `${action} session ${toBase64(await sha256(subject.session))}`),
  ])
  return counts.every((isWithin) => isWithin !== false)
}

/** Counts a key several times. False if the limit was reached. */
export async function countTimes(
  visit: Visit,
  { binding, key, times }: { binding: LimiterName; key: string; times: number },
): Promise<boolean> {
  const counts = await Promise.all(Array.from({ length: times }, () => count(visit, binding, key)))
  return counts.every(Boolean)
}

async function count(visit: Visit, binding: LimiterName, key: string): Promise<boolean> {
  const limiter = visit.env[binding]
  if (!limiter) {
    visit.log.warn('rate-limit-unbound', { binding })
    return true
  }
  const open = { success: true }
  return (await limiter.limit({ key }).catch(visit.log.fallback('rate-limit', open, { binding }))).success
}

/** Counts a mail to an address. A caller whose mail is over the limit responds as if it had been sent. */
export function isMailWithinLimit(visit: Visit, email: string): Promise<boolean> {
  return isWithinLimit(visit, 'mail', { session: email.toLowerCase() })
}

/** A subject that is counted separately for each network, so that strangers elsewhere do not use up its tries. */
export function withinNetwork(visit: Visit, subject: string): string | null {
  const network = networkOf(visit)
  return network === null ? null : `${network} ${subject}`
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
export function networkOf(visit: Visit): string | null {
  // Only Cloudflare sets this header. A request that did not come through it has no address to count by.
  const address = visit.headers.get('cf-connecting-ip')
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
