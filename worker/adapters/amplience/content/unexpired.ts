import { oncePerObject } from '#shared/once-per-object.ts'
import type { ContentItem } from '#shared/views.ts'
import { keptWhileRight } from '#worker/lib/kept-while-right.ts'

/**
 * The item without what has expired at the time (epoch milliseconds), `null` if that is the item itself. The service
 * delivers expired content too: https://amplience.com/docs/integration/activeenddates.html
 */
export function unexpired(item: ContentItem | null, now: number): ContentItem | null {
  return item && shownOf(item)(now)
}

/** The same items are read again and again. */
const shownOf = oncePerObject((item: ContentItem) =>
  keptWhileRight((now) => {
    const expiries = expiriesIn(item)
    const past = expiries.filter((time) => time <= now)
    return {
      value: past.length === 0 ? item : ((withoutExpired(item, now) as ContentItem | undefined) ?? null),
      from: Math.max(...past),
      until: Math.min(...expiries.filter((time) => time > now)),
    }
  }),
)

/** When its parts expire, in epoch milliseconds. */
function expiriesIn(value: object): number[] {
  const inside = Object.values(value).flatMap((part: unknown) => (isObject(part) ? expiriesIn(part) : []))
  const expiry = expiryOf(value)
  return expiry === Infinity ? inside : [expiry, ...inside]
}

function withoutExpired(value: unknown, now: number): unknown {
  if (!isObject(value)) return value
  if (now >= expiryOf(value)) return undefined
  if (Array.isArray(value))
    return value.map((part: unknown) => withoutExpired(part, now)).filter((part) => part !== undefined)
  return Object.fromEntries(
    Object.entries(value)
      .map(([field, part]) => [field, withoutExpired(part, now)] as const)
      .filter(([, part]) => part !== undefined),
  )
}

function expiryOf(value: object): number {
  const meta = '_meta' in value && isObject(value._meta) ? value._meta : {}
  const lifecycle = 'lifecycle' in meta && isObject(meta.lifecycle) ? meta.lifecycle : {}
  const expiry = 'expiryTime' in lifecycle ? Date.parse(String(lifecycle.expiryTime)) : Number.NaN
  return Number.isNaN(expiry) ? Infinity : expiry
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
